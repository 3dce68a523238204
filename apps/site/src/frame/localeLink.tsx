import type { LinkComponent, LinkProps } from '@grow/ui';
import type { Locale } from '../paraglide/runtime';
import { localePath } from '../paths';

const staysInSite = (href: string) => href.startsWith('/') && !/^\/connect(\/|$)/.test(href);

function linkIn(locale: Locale): LinkComponent {
  return function LocaleLink({ href, ...rest }: LinkProps) {
    return <a href={staysInSite(href) ? localePath(href, locale) : href} {...rest} />;
  };
}

/** Links of the shared frame, which knows root addresses only: those of the site stay in the page's language. */
export const localeLinks: Readonly<Record<Locale, LinkComponent>> = { en: 'a', de: linkIn('de') };

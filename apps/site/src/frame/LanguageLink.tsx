import { ButtonLink } from '@grow/ui';
import type { Locale } from '../paraglide/runtime';

const names: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

/** The language that a page in this one leads to. */
export const otherLocale: Readonly<Record<Locale, Locale>> = { en: 'de', de: 'en' };

/** Leads to a page's address in another language; the page's script remembers the choice. */
export function LanguageLink({ href, locale }: { href: string; locale: Locale }) {
  return (
    <ButtonLink variant="ghost" size="sm" href={href} hrefLang={locale} lang={locale} data-locale={locale}>
      {names[locale]}
    </ButtonLink>
  );
}

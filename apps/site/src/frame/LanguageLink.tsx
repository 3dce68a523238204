import { ButtonLink } from '@grow/ui';
import type { Locale } from '../paraglide/runtime';
import { pagePath, type PageKey } from '../paths';

const names: Record<Locale, string> = { en: 'English', de: 'Deutsch' };

/** Leads to the same page in the other language; the page's script remembers the choice. */
export function LanguageLink({ page, locale }: { page: PageKey; locale: Locale }) {
  const other: Locale = locale === 'en' ? 'de' : 'en';
  return (
    <ButtonLink
      variant="ghost"
      size="sm"
      href={pagePath(page, other)}
      hrefLang={other}
      lang={other}
      data-locale={other}
    >
      {names[other]}
    </ButtonLink>
  );
}

import { Button } from '@grow/ui';
import { languageNames } from './languageNames';
import { LOCALES, type Locale } from './localeStore';
import { useLocale } from './LocaleContext';

/** Changes to the other language, named in its own words. */
export function LanguageSwitch({ onChoose }: { onChoose: (locale: Locale) => void }) {
  const { locale } = useLocale();
  const other = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  const handleClick = () => {
    onChoose(other);
  };
  return (
    <Button variant="ghost" size="sm" lang={other} onClick={handleClick} data-language-switch="">
      {languageNames[other]}
    </Button>
  );
}

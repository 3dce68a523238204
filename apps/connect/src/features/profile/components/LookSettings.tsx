import { locales } from '@grow/core';
import { languageNames, useChooseLocale, useLocale } from '@grow/shell';
import { Section, Segmented, useTheme } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { SettingRow } from './SettingRow';

/** Language and colours; both count at once. */
export function LookSettings() {
  const { locale } = useLocale();
  const chooseLocale = useChooseLocale();
  const [theme, setTheme] = useTheme();
  const options = locales.map((value) => ({
    value,
    label: <span lang={value}>{languageNames[value]}</span>,
  }));
  return (
    <Section title={m.profile_section_look()} titleStep="h2" isFlush>
      <SettingRow
        label={m.profile_language()}
        action={
          <Segmented
            label={m.profile_language()}
            options={options}
            value={locale}
            onChange={(chosen) => chooseLocale(chosen)}
          />
        }
      >
        {m.profile_language_note()}
      </SettingRow>
      <SettingRow
        label={m.profile_colours()}
        action={
          <Segmented
            label={m.profile_colours()}
            options={[
              { value: 'dark', label: m.profile_dark() },
              { value: 'light', label: m.profile_light() },
            ]}
            value={theme}
            onChange={setTheme}
          />
        }
      >
        {m.profile_colours_note()}
      </SettingRow>
    </Section>
  );
}

import { locales, type Locale } from '@grow/core';
import {
  ANNOUNCEMENT_LIMITS,
  announcementLinkLabel,
  type AnnouncementProblem,
  type AudienceReach,
} from '@grow/core/announcement-admin';
import { useLocale } from '@grow/shell';
import { Field, FieldGrid, Input, Select, Text, Textarea } from '@grow/ui';
import { styled } from 'styled-components';
import { counted, useAskingWeeks } from '../../../features/announcementAdmin';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import type { AnnouncementValues } from './announcementForm';
import type { AnnouncementForm } from './useAnnouncementEditor';

const Column = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
`;

const Fields = styled.div`
  display: grid;
  gap: 20px;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
`;

const names: Record<Locale, () => string> = { en: m.content_english, de: m.content_german };
const fields = {
  en: { title: 'titleEn', body: 'bodyEn' },
  de: { title: 'titleDe', body: 'bodyDe' },
} as const satisfies Record<Locale, Record<'title' | 'body', keyof AnnouncementValues>>;

function problemWords(found: AnnouncementProblem | undefined): string | undefined {
  if (!found) return undefined;
  const limit = ANNOUNCEMENT_LIMITS[found.field];
  if (found.kind === 'too_long') return m.announce_too_long({ limit });
  return found.field === 'title' ? m.announce_title_missing() : m.announce_body_missing();
}

/** How many read a language. */
const readers = (reach: AudienceReach | undefined, locale: Locale): number | undefined =>
  reach && (locale === 'de' ? reach.german : reach.people - reach.german);

/** Pages that a button can lead to: those that everybody of an audience can open. */
function useLinks(value: string): readonly string[] {
  const weeks = useAskingWeeks();
  const known = [
    fullPath(paths.dashboard()),
    fullPath(paths.team()),
    fullPath(paths.teams()),
    fullPath(paths.events()),
    fullPath(paths.profile()),
    ...weeks.map(({ week }) => fullPath(paths.teamWeek(String(week)))),
  ];
  return value === '' || known.includes(value) ? known : [...known, value];
}

type MessageFieldsProps = {
  form: AnnouncementForm;
  reach: AudienceReach | undefined;
};

/** The words in both languages side by side, and where the button leads. */
export function MessageFields({ form, reach }: MessageFieldsProps) {
  const { locale: app } = useLocale();
  const { values, edit, problems, isTried } = form;
  const links = useLinks(values.link);
  const errorOf = (field: 'title' | 'body', locale: Locale) => {
    const found = problems.find((one) => one.field === field && one.locale === locale);
    return isTried || found?.kind === 'too_long' ? problemWords(found) : undefined;
  };
  return (
    <Fields>
      <FieldGrid>
        {locales.map((locale) => {
          const name = fields[locale];
          const count = readers(reach, locale);
          const used = (text: string, limit: number) => m.announce_used({ used: text.length, limit });
          return (
            <Column key={locale}>
              <Head>
                <Text as="b" step="ui">
                  {names[locale]()}
                </Text>
                {count !== undefined && (
                  <Text as="span" step="small" tone="muted">
                    {counted(count, app, m.announce_readers_one, m.announce_readers)}
                  </Text>
                )}
              </Head>
              <Field
                label={m.announce_subject()}
                aside={used(values[name.title], ANNOUNCEMENT_LIMITS.title)}
                error={errorOf('title', locale)}
              >
                <Input
                  name={name.title}
                  lang={locale}
                  autoComplete="off"
                  value={values[name.title]}
                  onChange={({ target }) => edit({ [name.title]: target.value })}
                />
              </Field>
              <Field
                label={m.announce_text()}
                aside={used(values[name.body], ANNOUNCEMENT_LIMITS.body)}
                error={errorOf('body', locale)}
              >
                <Textarea
                  name={name.body}
                  lang={locale}
                  rows={8}
                  value={values[name.body]}
                  onChange={({ target }) => edit({ [name.body]: target.value })}
                />
              </Field>
            </Column>
          );
        })}
      </FieldGrid>
      {values.byMail && (
        <Field label={m.announce_link()} aside={m.optional()} help={m.announce_link_help()}>
          <Select value={values.link} onChange={({ target }) => edit({ link: target.value })}>
            <option value="">{m.announce_link_none()}</option>
            {links.map((path) => (
              <option key={path} value={path}>
                {announcementLinkLabel(path, app)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </Fields>
  );
}

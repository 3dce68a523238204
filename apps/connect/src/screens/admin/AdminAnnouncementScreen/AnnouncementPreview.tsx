import { locales, type Locale } from '@grow/core';
import {
  announcementLetter,
  announcementParagraphs,
  type AnnouncementWords,
} from '@grow/core/announcement-admin';
import { useProfile } from '@grow/shell';
import { AnnouncementList, AnnouncementRow, Logo, Section, Segmented, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 1fr);
`;

const Mail = styled.div`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  overflow-wrap: anywhere;
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 16px;
    margin: 0;
    padding: 16px 18px;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.875rem;
  }
  dt {
    color: var(--color-ink-muted);
  }
  dd {
    margin: 0;
  }
`;

const Letter = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;
  padding: 18px;
  font-size: 0.9375rem;
  line-height: 1.5;
`;

// What it looks like, and nothing to press.
const Button = styled.span`
  padding: 9px 14px;
  border-radius: var(--radius-sm);
  background: var(--color-ink);
  color: var(--color-canvas);
  font-weight: 640;
`;

const languages: Record<Locale, () => string> = { en: m.content_english, de: m.content_german };

type AnnouncementPreviewProps = {
  words: AnnouncementWords;
  /** When it went or goes, in words. */
  when: string;
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
};

/** What people get, in either language: the mail by the words of the mail itself, and the card of the dashboard. */
export function AnnouncementPreview({ words, when, locale, onLocaleChange }: AnnouncementPreviewProps) {
  const firstName = useProfile().data?.firstName ?? '';
  const title = words.title[locale] || m.announce_untitled({}, { locale });
  const body = words.body[locale];
  const letter = announcementLetter(
    { title, body, link: words.link, firstName, isImportant: words.isImportant, isTest: false },
    locale,
  );
  return (
    <Section
      title={m.announce_preview()}
      aside={
        <Segmented
          label={m.content_preview_language()}
          size="sm"
          options={locales.map((value) => ({ value, label: languages[value]() }))}
          value={locale}
          onChange={onLocaleChange}
        />
      }
    >
      <Root>
        {words.byMail && (
          <>
            <Text step="small" tone="muted">
              {m.announce_as_mail()}
            </Text>
            <Mail lang={locale}>
              <dl>
                <dt>{m.announce_from({}, { locale })}</dt>
                <dd>GROW</dd>
                <dt>{m.announce_subject({}, { locale })}</dt>
                <dd>
                  <b>{letter.subject}</b>
                </dd>
              </dl>
              <Letter>
                <Logo />
                {letter.paragraphs.map((paragraph, at) => (
                  <p key={at}>{paragraph}</p>
                ))}
                {letter.action && <Button>{letter.action.label}</Button>}
                <Text as="p" step="small" tone="muted">
                  {letter.footnote}
                </Text>
              </Letter>
            </Mail>
          </>
        )}
        <Text step="small" tone="muted">
          {m.announce_as_card()}
        </Text>
        <AnnouncementList lang={locale}>
          <AnnouncementRow title={title} paragraphs={announcementParagraphs(body)} when={when} />
        </AnnouncementList>
      </Root>
    </Section>
  );
}

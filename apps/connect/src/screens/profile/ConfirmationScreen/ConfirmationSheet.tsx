import type { Participation } from '@grow/core/account';
import { berlinDay, dateWithYearInWords } from '@grow/core/time';
import { useLocale, type Locale } from '@grow/shell';
import { Logo, Text } from '@grow/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Sheet = styled.article`
  display: grid;
  gap: 32px;
  max-width: 44rem;
  padding: clamp(24px, 6vw, 64px);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  overflow-wrap: anywhere;
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Parts = styled.div`
  display: grid;
  gap: 8px;
  padding-top: 20px;
  border-top: 1px solid var(--color-line);
  break-inside: avoid;
`;

// Room for a hand that signs.
const Signature = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
  justify-content: space-between;
  margin-top: 48px;
  & > :last-child {
    flex: 0 1 16rem;
    padding-top: 8px;
    border-top: 1px solid var(--color-ink);
  }
`;

const inRow = (words: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale === 'de' ? 'de-DE' : 'en-GB', { type: 'conjunction' }).format(words);

/** From when to when, or since when for a season that runs. */
function daysOf({ since, until, endsOn }: Participation, now: Date, locale: Locale): string {
  const end = until ?? endsOn;
  const from = dateWithYearInWords(since, locale);
  if (end > berlinDay(now)) return m.confirmation_since({ from });
  return m.confirmation_days({ from, until: dateWithYearInWords(end, locale) });
}

function sentencesOf(row: Participation, locale: Locale): string[] {
  const teams = inRow(row.teams, locale);
  const { handIns, reviews, meetings } = row;
  if (!row.isMentor)
    return [
      row.teams.length === 1 ? m.confirmation_member({ teams }) : m.confirmation_member_many({ teams }),
      handIns === 0
        ? ''
        : handIns === 1
          ? m.confirmation_week()
          : m.confirmation_weeks({ count: String(handIns) }),
    ];
  return [
    row.teams.length === 1 ? m.confirmation_mentor({ teams }) : m.confirmation_mentor_many({ teams }),
    reviews === 0
      ? ''
      : reviews === 1
        ? m.confirmation_review()
        : m.confirmation_reviews({ count: String(reviews) }),
    meetings === 0
      ? ''
      : meetings === 1
        ? m.confirmation_meeting()
        : m.confirmation_meetings({ count: String(meetings) }),
  ];
}

type ConfirmationSheetProps = { rows: readonly Participation[]; now: Date };

/** The sheet: who it is about, each season with what they did in it, the day, and a line to sign on. */
export function ConfirmationSheet({ rows, now }: ConfirmationSheetProps) {
  const { locale } = useLocale();
  const [person] = rows;
  const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
  return (
    <Sheet>
      <Logo />
      <div>
        <Text step="ui" tone="muted">
          {m.confirmation_says()}
        </Text>
        <Text as="h2" step="h2">
          {name || m.confirmation_nameless()}
        </Text>
      </div>
      {rows.map((row) => (
        <Parts key={`${row.seasonId} ${row.isMentor}`}>
          <Text as="h3" step="h3">
            {row.season}
          </Text>
          <Text step="ui" tone="muted">
            {daysOf(row, now, locale)}
          </Text>
          <Text>
            {sentencesOf(row, locale)
              .filter(Boolean)
              .map((sentence) => (
                <Fragment key={sentence}>{sentence} </Fragment>
              ))}
          </Text>
        </Parts>
      ))}
      <Signature>
        <Text step="ui">{m.confirmation_issued({ day: dateWithYearInWords(now, locale) })}</Text>
        <Text step="small" tone="muted">
          {m.confirmation_signature()}
        </Text>
      </Signature>
    </Sheet>
  );
}

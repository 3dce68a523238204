import type { ExperimentQuote } from '@grow/core/experiment';
import type { HandInState } from '@grow/core/hand-in';
import { seasonVerbs } from '@grow/core/season';
import { useLocale } from '@grow/shell';
import { letterOfWeek, Section, Text, WeekLetter, type WeekLetterProps } from '@grow/ui';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { weekStateWords } from '../../../features/handIn';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import type { LogData } from './logData';

const List = styled.ul`
  li {
    border-bottom: 1px solid var(--color-line);
  }
  a {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    padding: 12px 0;
    color: inherit;
    text-decoration: none;
  }
  a:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
`;

const None = styled(Text)`
  padding-top: 14px;
`;

const drawn: Record<HandInState, WeekLetterProps['state']> = {
  draft: 'now',
  submitted: 'review',
  in_review: 'review',
  accepted: 'accepted',
  changes_requested: 'returned',
};

const stateWords: Record<HandInState, () => string> = {
  draft: m.tests_quoted_draft,
  submitted: weekStateWords.review,
  in_review: m.hand_in_state_review,
  accepted: weekStateWords.accepted,
  changes_requested: weekStateWords.returned,
};

/** One line for each week: its first quote, and how many there are. */
function weeksOf(quotes: readonly ExperimentQuote[]): { first: ExperimentQuote; count: number }[] {
  const weeks = [...new Set(quotes.map(({ week }) => week))];
  return weeks.flatMap((week) => {
    const [first, ...others] = quotes.filter((quote) => quote.week === week);
    return first ? [{ first, count: others.length + 1 }] : [];
  });
}

/** The hand-ins that quote tests of the log. */
export function QuotedIn({ data: { quotes, season } }: { data: LogData }) {
  const { locale } = useLocale();
  const verbs = seasonVerbs(season, locale);
  return (
    <Section title={m.tests_quoted_title()} isFlush>
      {quotes.length === 0 ? (
        <None step="small" tone="muted">
          {m.tests_quoted_none()}
        </None>
      ) : (
        <List>
          {weeksOf(quotes).map(({ first: { week, state }, count }) => {
            const words = stateWords[state]();
            return (
              <li key={week}>
                <AppLink href={fullPath(paths.teamWeek(String(week)))}>
                  <WeekLetter
                    letter={letterOfWeek(week)}
                    state={drawn[state]}
                    drawnWidth={34}
                    drawnHeight={28}
                    share={0.5}
                  />
                  <span>
                    <b>{verbs[week - 1]}</b>
                    <small>
                      {count === 1
                        ? m.tests_quoted_one({ state: words })
                        : m.tests_quoted_count({ state: words, count })}
                    </small>
                  </span>
                  <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
                </AppLink>
              </li>
            );
          })}
        </List>
      )}
    </Section>
  );
}

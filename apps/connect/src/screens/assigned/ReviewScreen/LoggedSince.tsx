import { experimentQueries, experimentTitle } from '@grow/core/experiment';
import { characterCount, reviewLimits, type HandInVersion } from '@grow/core/hand-in';
import type { Team } from '@grow/core/team';
import { dayInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Section } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { Quote } from 'lucide-react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 16px;
  align-items: center;
  padding-block: 12px;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  time {
    grid-column: 1;
    color: var(--color-ink-muted);
  }
  & > div {
    display: grid;
    grid-column: 1 / -1;
  }
  & > div span {
    color: var(--color-ink-muted);
  }
  & > button {
    grid-area: 1 / 2;
  }
  @media (min-width: 48em) {
    grid-template-columns: 6rem 1fr auto;
    & > :is(div, button) {
      grid-area: auto;
    }
  }
`;

const SHOWN = 6;

/** Advice to quote a test: of a long title as much as fits. */
function quoteAdvice(title: string): string {
  const over = characterCount(m.review_quote_advice({ test: title })) - reviewLimits.advice;
  const letters = Array.from(title);
  const fits = over > 0 ? `${letters.slice(0, letters.length - over - 1).join('')}…` : title;
  return m.review_quote_advice({ test: fits });
}

type LoggedProps = {
  team: Team;
  version: HandInVersion;
  /** Advises the team to quote a test; undefined where nothing can be advised. */
  onAsk: ((advice: string) => void) | undefined;
};

/** Market tests that the team logged after it handed in, each of which it can be asked to quote. */
export function LoggedSince({ team, version, onAsk }: LoggedProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const tests = (useQuery(experimentQueries(supabase).ofTeam(team.id)).data ?? []).filter(
    ({ isDraft, createdAt }) => !isDraft && createdAt > version.handedInAt,
  );
  if (tests.length === 0) return null;
  const count = tests.length === 1 ? m.review_logged_one() : m.review_logged_count({ count: tests.length });
  return (
    <Section title={m.review_logged_since()} aside={count} isFlush>
      <ul>
        {tests.slice(0, SHOWN).map((test) => {
          const title = experimentTitle(test);
          return (
            <Row key={test.id}>
              <time dateTime={test.happenedOn}>{dayInWords(test.happenedOn, locale)}</time>
              <div>
                <b dir="auto">{title}</b>
                <span dir="auto">{test.seen}</span>
              </div>
              {onAsk && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={<Quote size={16} strokeWidth={1.75} aria-hidden />}
                  aria-label={m.review_ask_to_quote_name({ test: title })}
                  onClick={() => onAsk(quoteAdvice(title))}
                >
                  {m.review_ask_to_quote()}
                </Button>
              )}
            </Row>
          );
        })}
      </ul>
    </Section>
  );
}

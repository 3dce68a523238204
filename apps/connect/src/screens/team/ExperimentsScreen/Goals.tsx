import { goalDay, tractionMetrics, tractionOf, type Experiment } from '@grow/core/experiment';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, Section, Text } from '@grow/ui';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { amountInWords, metricWords } from '../../../features/experiment';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { m } from '../../../paraglide/messages';
import { lazyPart } from '../../../shared/code';
import type { LogData } from './logData';

const GoalsDrawer = lazyPart(async () => (await import('./GoalsDrawer')).GoalsDrawer);

const List = styled.dl`
  & > div {
    padding: 13px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  dt {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  b {
    font-family: var(--font-display);
    font-weight: 760;
    font-size: 1.1875rem;
  }
  dd + dd {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
`;

const None = styled(Text)`
  padding-top: 14px;
`;

/** What the team wants to reach, and how far it is. */
export function Goals({ data, counted }: { data: LogData; counted: readonly Experiment[] }) {
  const { goals, season, team } = data;
  const { locale } = useLocale();
  const dialog = useDialogAddress('goals');
  const totals = tractionOf(counted);
  const listed = tractionMetrics.flatMap((metric) => goals.filter((goal) => goal.metric === metric));
  return (
    <Section
      title={m.tests_goals()}
      isFlush
      aside={
        <Button
          size="xs"
          variant="ghost"
          aria-label={m.tests_goals_change_name()}
          onClick={() => dialog.open('change')}
        >
          {m.tests_goals_change()}
        </Button>
      }
    >
      {listed.length === 0 ? (
        <None step="small" tone="muted">
          {m.tests_goals_none()}
        </None>
      ) : (
        <List>
          {listed.map((goal) => {
            const amount = (value: number) => amountInWords(goal.metric, value, locale);
            const [by, rest] = m
              .tests_goals_by({ value: '\u0000', day: dayInWords(goalDay(goal, season), locale) })
              .split('\u0000');
            const now = totals[goal.metric];
            return (
              <div key={goal.metric}>
                <dt>{metricWords[goal.metric]()}</dt>
                <dd>
                  {by}
                  <b>{amount(goal.value)}</b>
                  {rest}
                </dd>
                <dd>
                  {now >= goal.value
                    ? m.tests_goals_reached({ value: amount(now) })
                    : m.tests_goals_left({ value: amount(now), left: amount(goal.value - now) })}
                </dd>
              </div>
            );
          })}
        </List>
      )}
      {dialog.value !== undefined && (
        <Suspense>
          <GoalsDrawer teamId={team.id} season={season} goals={goals} isOpen onClose={dialog.close} />
        </Suspense>
      )}
    </Section>
  );
}

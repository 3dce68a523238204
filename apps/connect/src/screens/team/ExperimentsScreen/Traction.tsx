import {
  countedDay,
  currentMedian,
  goalDay,
  goalPace,
  medianSteps,
  runningTotals,
  tractionMetrics,
  tractionOf,
  type Experiment,
  type TeamGoal,
  type TractionMetric,
} from '@grow/core/experiment';
import { daysOfSeason, seasonDay } from '@grow/core/season';
import { dateInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Counter, CounterList, TractionChart } from '@grow/ui';
import { styled } from 'styled-components';
import {
  amountInWords,
  amountOfWhat,
  metricWords,
  numberInWords,
  verdictWords,
  type LogChoice,
} from '../../../features/experiment';
import type { Choose } from '../../../shared/list';
import { m } from '../../../paraglide/messages';
import type { LogData } from './logData';

const Figure = styled.div`
  padding-top: 28px;
`;

/** The numbers in the order in which they are shown. */
const shownMetrics = tractionMetrics;

type TractionProps = {
  data: LogData;
  /** The tests whose numbers count. */
  counted: readonly Experiment[];
  choice: LogChoice;
  choose: Choose<LogChoice>;
};

function useComparison({ goals, medians }: LogData) {
  const { locale } = useLocale();
  return (metric: TractionMetric) => {
    const found = currentMedian(medians, metric);
    const median = found
      ? m.tests_median({ median: amountInWords(metric, found.median, locale) })
      : m.tests_median_none();
    const goal = goals.find((one) => one.metric === metric);
    return goal ? m.tests_median_goal({ median, goal: amountInWords(metric, goal.value, locale) }) : median;
  };
}

/** One sentence about the pace to a goal. */
function usePace(goal: TeamGoal | undefined, counted: readonly Experiment[], { season }: LogData) {
  const { locale } = useLocale();
  if (!goal) return undefined;
  const { state, left, perWeek, lastWeek } = goalPace(goal, counted, season, new Date());
  const amount = (value: number) => amountInWords(goal.metric, value, locale);
  if (state === 'reached') return m.tests_pace_reached({ brought: amount(lastWeek) });
  if (state === 'missed') return m.tests_pace_missed({ left: amount(left) });
  return m.tests_pace({ needed: amount(perWeek), brought: amount(lastWeek) });
}

/** What the tests add up to: a counter for each number, and the chosen one over the season with the tests that made it. */
export function Traction({ data, counted, choice, choose }: TractionProps) {
  const { season, goals, medians, experiments } = data;
  const { locale } = useLocale();
  const { metric } = choice;
  const totals = tractionOf(counted);
  const comparison = useComparison(data);
  const goal = goals.find((one) => one.metric === metric);
  const pace = usePace(goal, counted, data);
  const median = currentMedian(medians, metric);
  const today = seasonDay(season, new Date());
  // Euros on the axis, not cents.
  const unit = metric === 'revenueCents' ? 100 : 1;
  const points = (list: readonly { day: number; total: number }[]) =>
    list.map(({ day, total }) => [day - 1, total / unit] as const);
  const amount = (value: number) => amountInWords(metric, value, locale);
  return (
    <>
      <CounterList aria-label={m.tests_counters()}>
        {shownMetrics.map((one) => (
          <Counter
            key={one}
            label={metricWords[one]()}
            figure={amountInWords(one, totals[one], locale)}
            comparison={comparison(one)}
            value={totals[one]}
            median={currentMedian(medians, one)?.median}
            isPressed={one === metric}
            onClick={() => choose({ metric: one, page: choice.page })}
          />
        ))}
      </CounterList>
      {experiments.length > 0 && (
        <Figure>
          <TractionChart
            label={metricWords[metric]()}
            tableSummary={m.tests_chart_table()}
            format={(value) => amount(value * unit)}
            own={points(runningTotals(counted, metric, season))}
            median={points(medianSteps(medians, metric))}
            day={today > daysOfSeason(season) ? null : Math.max(0, today - 1)}
            goal={
              goal && {
                day: goal.week * 7 - 1,
                value: goal.value / unit,
                label: m.tests_chart_goal({
                  value: amount(goal.value),
                  day: dateInWords(goalDay(goal, season), locale),
                }),
                shortLabel: m.tests_chart_goal_short({ value: amount(goal.value) }),
              }
            }
            tests={experiments
              .filter(({ isDraft }) => !isDraft)
              .map(({ id, happenedOn, verdict }) => ({
                key: id,
                day: countedDay(season, happenedOn) - 1,
                state: verdict,
                isCurrent: id === choice.test,
              }))
              .reverse()}
            remark={pace}
            labels={{
              today: m.tests_chart_today(),
              weekPrefix: m.tests_chart_week_prefix(),
              week: m.tests_chart_week(),
              own: m.tests_chart_own({ metric: metricWords[metric]() }),
              median: m.tests_chart_median({ count: numberInWords(median?.teams ?? 0, locale) }),
              lane: m.tests_chart_lane(),
              ownNow: amountOfWhat(metric, totals[metric], locale),
              medianNow: m.tests_median_now({ median: amount(median?.median ?? 0) }),
              states: {
                held: verdictWords.held(),
                failed: verdictWords.failed(),
                open: verdictWords.open(),
                unclear: verdictWords.unclear(),
              },
            }}
          />
        </Figure>
      )}
    </>
  );
}

import {
  countedExperiments,
  goalDay,
  runningTotals,
  type Experiment,
  type TeamGoal,
  type TractionMetric,
} from '@grow/core/experiment';
import { daysOfSeason, seasonDay, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { dateInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { StepChart } from '@grow/ui';
import { amountOfWhat, metricWords, numberInWords } from '../../../features/experiment';
import { m } from '../../../paraglide/messages';

const drawn = ['interviews', 'testUsers'] as const satisfies readonly TractionMetric[];

type TestsChartProps = {
  team: Team;
  season: Season;
  experiments: readonly Experiment[];
  goals: readonly TeamGoal[];
};

/** Interviews and test users over the season, and the team's goal for one of them. */
export function TestsChart({ team, season, experiments, goals }: TestsChartProps) {
  const { locale } = useLocale();
  const counted = countedExperiments(experiments, team.id, season);
  const today = seasonDay(season, new Date());
  const goalFor = (wanted: TractionMetric) => goals.find(({ metric }) => metric === wanted);
  const goal = goalFor('testUsers') ?? goalFor('interviews');
  const goalOf = (found: TeamGoal) => {
    const value = amountOfWhat(found.metric, found.value, locale);
    return {
      day: found.week * 7 - 1,
      value: found.value,
      label: m.tests_chart_goal({ value, day: dateInWords(goalDay(found, season), locale) }),
      shortLabel: m.tests_chart_goal_short({ value }),
    };
  };
  return (
    <StepChart
      label={m.team_tests_chart()}
      tableSummary={m.tests_chart_table()}
      format={(value) => numberInWords(value, locale)}
      series={drawn.map((metric) => ({
        key: metric,
        name: locale === 'de' ? metricWords[metric]() : metricWords[metric]().toLowerCase(),
        tone: metric === 'testUsers' ? 'positive' : 'info',
        isFilled: metric === 'testUsers',
        points: runningTotals(counted, metric, season).map(({ day, total }) => [day - 1, total] as const),
      }))}
      day={today > daysOfSeason(season) ? null : Math.max(0, today - 1)}
      goal={goal && goalOf(goal)}
      labels={{
        today: m.tests_chart_today(),
        weekPrefix: m.tests_chart_week_prefix(),
        week: m.tests_chart_week(),
      }}
    />
  );
}

import {
  countedExperiments,
  currentMedian,
  experimentQueries,
  tractionOf,
  type SeasonMedian,
  type Traction,
  type TractionMetric,
} from '@grow/core/experiment';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useGrowClient, useLocale } from '@grow/shell';
import { Gauge, GaugeList, Section, Skeleton, SkeletonGroup, TextLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { amountInWords, metricWords } from '../../../features/experiment';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';

/** What the dashboard shows: revenue only once there is some. */
const metricsOf = (traction: Traction): TractionMetric[] => [
  'interviews',
  'testUsers',
  'preOrders',
  ...(traction.revenueCents > 0 ? (['revenueCents'] as const) : []),
];

type TotalsProps = { traction: Traction; medians: readonly SeasonMedian[] };

function Totals({ traction, medians }: TotalsProps) {
  const { locale } = useLocale();
  return (
    <GaugeList>
      {metricsOf(traction).map((metric) => {
        const median = currentMedian(medians, metric)?.median;
        const comparison =
          median === undefined
            ? m.so_far_no_median()
            : m.so_far_median({ value: amountInWords(metric, median, locale) });
        return (
          <Gauge
            key={metric}
            label={metricWords[metric]()}
            value={traction[metric]}
            median={median ?? 0}
            figure={amountInWords(metric, traction[metric], locale)}
            comparison={comparison}
          />
        );
      })}
    </GaugeList>
  );
}

/** What the team's market tests add up to, beside the season's medians; leads to the team. */
export function SoFar({ team, season }: { team: Team; season: Season }) {
  const { supabase } = useGrowClient();
  const queries = experimentQueries(supabase);
  const experiments = useQuery(queries.ofTeam(team.id));
  const medians = useQuery(queries.medians(season.id));
  const toTeam = (
    <TextLink variant="arrow" href={fullPath(paths.team())} linkComponent={AppLink}>
      {m.so_far_team()}
    </TextLink>
  );
  return (
    <Section title={m.so_far_title({ team: team.name })} aside={toTeam} isFlush>
      {experiments.isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
      {experiments.isError && !experiments.data && <FailedPart error={experiments.error} />}
      {experiments.data && (
        <Totals
          traction={tractionOf(countedExperiments(experiments.data, team.id, season))}
          medians={medians.data ?? []}
        />
      )}
    </Section>
  );
}

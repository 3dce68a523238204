import {
  ratingOf,
  reportQueries,
  typicalOf,
  visitsOf,
  vitalMetrics,
  type MeasuredVital,
  type VitalMetric,
} from '@grow/core/report';
import { useGrowClient, useLocale, type Locale } from '@grow/shell';
import { EmptyState, Section, Skeleton, SkeletonGroup, Table, Text, type TableColumn } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { deviceWords, metricWords, ratingWords, valueInWords } from './reportWords';

const Lead = styled(Text)`
  max-width: 38rem;
  margin-bottom: 16px;
`;

const Route = styled.span`
  display: inline-grid;
`;

// One below the other in a column of the table; in a list, where each stands on a line of its own, beside it.
const Measure = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: baseline;
  font-variant-numeric: tabular-nums;
  @media (min-width: 62em) {
    display: inline-grid;
    gap: 0;
  }
`;

// The head of the table says it where there is one.
const Metric = styled.abbr`
  margin-right: 6px;
  text-decoration: none;
  @media (min-width: 62em) {
    display: none;
  }
`;

type Line = {
  readonly key: string;
  readonly of: MeasuredVital;
  readonly metrics: ReadonlyMap<VitalMetric, MeasuredVital>;
};

/** A line for each route of an app on a class of devices. */
function linesOf(vitals: readonly MeasuredVital[]): Line[] {
  const lines = new Map<string, Line & { metrics: Map<VitalMetric, MeasuredVital> }>();
  for (const vital of vitals) {
    const key = [vital.app, vital.route, vital.device].join(' ');
    const line = lines.get(key) ?? { key, of: vital, metrics: new Map<VitalMetric, MeasuredVital>() };
    line.metrics.set(vital.metric, vital);
    lines.set(key, line);
  }
  return [...lines.values()];
}

function Measured({ vital, locale }: { vital: MeasuredVital | undefined; locale: Locale }) {
  const typical = vital && typicalOf(vital);
  if (!vital || typical === undefined) return <>{m.reports_not_measured()}</>;
  return (
    <Measure>
      <span>{valueInWords(vital.metric, typical, locale)}</span>
      <Text as="span" step="small" tone="muted">
        {ratingWords[ratingOf(vital.metric, typical)]()}
      </Text>
    </Measure>
  );
}

const columnsFor = (locale: Locale): TableColumn<Line>[] => [
  {
    key: 'route',
    header: m.reports_route(),
    columnRole: 'title',
    cell: ({ of: { app, route, device } }) => (
      <Route>
        <b>{route}</b>
        <Text as="span" step="small" tone="muted">
          {app}, {deviceWords[device]()}
        </Text>
      </Route>
    ),
  },
  ...vitalMetrics.map((metric): TableColumn<Line> => ({
    key: metric,
    header: metric,
    columnRole: 'meta',
    cell: ({ metrics }) => (
      <>
        <Metric title={metricWords[metric]()}>{metric}</Metric>
        <Measured vital={metrics.get(metric)} locale={locale} />
      </>
    ),
  })),
  {
    key: 'visits',
    header: m.reports_visits(),
    columnRole: 'meta',
    cell: ({ metrics }) =>
      m.reports_visits_count({
        count: Math.max(0, ...[...metrics.values()].map(visitsOf)).toLocaleString(locale),
      }),
  },
];

/** How fast pages were in the last days: what three of four visits stay below, with the known limits in words. */
export function VitalsPart({ days }: { days: number }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const { data, error } = useQuery(reportQueries(supabase).vitals(days));
  return (
    <Section title={m.reports_vitals()}>
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && (
        <EmptyState title={m.reports_no_vitals()} description={m.reports_no_vitals_detail()} />
      )}
      {data && data.length > 0 && (
        <>
          <Lead step="ui" tone="muted">
            {m.reports_vitals_lead()}
          </Lead>
          <Table
            caption={m.reports_vitals()}
            columns={columnsFor(locale)}
            rows={linesOf(data)}
            rowKey={({ key }) => key}
          />
        </>
      )}
    </Section>
  );
}

import { currentMatrixWeek, type HandInMatrix } from '@grow/core/hand-in-admin';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale, type Locale } from '@grow/shell';
import { Skeleton, SkeletonGroup, Split, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { weekWords } from '../../../features/handInAdmin';
import { useOverview } from '../../../features/overview';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { Cities, Funnel, Registrations, WeeksChart } from './Charts';
import { Latest } from './Latest';
import { Needs } from './Needs';
import { Totals } from './Totals';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
  padding-bottom: 72px;
`;

const Lead = styled(Text)`
  max-width: 36rem;
  margin-bottom: -20px;
`;

/** Which week is on, and until when. */
function leadWords({ weeks }: HandInMatrix, now: Date, locale: Locale): string | undefined {
  const week = weeks.find((one) => one.week === currentMatrixWeek(weeks, now));
  if (!week?.milestone) return undefined;
  const { dueAt } = week.milestone;
  const given = { week: weekWords(week, locale), time: dateTimeInWords(dueAt, locale) };
  return now < dueAt ? m.overview_due(given) : m.overview_was_due(given);
}

/** The season at a glance, for organisers: how many, what needs a hand, what became of the weeks, what happened last. */
export function AdminOverviewScreen() {
  const { locale } = useLocale();
  const { shown, error } = useOverview();
  if (!shown && error) return <FailedPart error={error} />;
  if (!shown)
    return (
      <SkeletonGroup label={m.loading()}>
        {Array.from({ length: 8 }, (_, row) => (
          <Skeleton key={row} shape="control" />
        ))}
      </SkeletonGroup>
    );
  const { figures, matrix, now } = shown;
  const lead = leadWords(matrix, now, locale);
  return (
    <Body>
      {lead && (
        <Lead step="lead" tone="muted">
          {lead}
        </Lead>
      )}
      <Totals figures={figures} />
      <Split>
        <Funnel funnel={figures.funnel} current={figures.current} teams={figures.teams} />
        <Needs needs={figures.needs} />
      </Split>
      <Split>
        <WeeksChart weeks={figures.weeks} current={figures.current} />
        <Cities cities={figures.cities} />
      </Split>
      <Split>
        <Registrations registrations={figures.registrations} />
        <Latest weeks={matrix.weeks} now={now} />
      </Split>
    </Body>
  );
}

import { seasonAdminQueries, type SeasonSettings } from '@grow/core/season-admin';
import { useGrowClient, useLocale } from '@grow/shell';
import { EmptyState, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useNow } from '../../../features/officeHour';
import { m } from '../../../paraglide/messages';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { FailedPart } from '../../../shared/state';
import { PhasesPart } from './PhasesPart';
import { RulesPart } from './RulesPart';
import { todayInWords } from './seasonWords';
import { WeekDrawer } from './WeekDrawer';
import { WeeksPart } from './WeeksPart';

const Body = styled.div`
  display: grid;
  gap: 56px;
  padding-bottom: 72px;
`;

const Lead = styled(Text)`
  max-width: 36rem;
  margin-bottom: -20px;
`;

function SeasonParts({ settings }: { settings: SeasonSettings }) {
  const { locale } = useLocale();
  const now = useNow();
  const drawer = useDialogAddress('week');
  const week = settings.weeks.find((one) => String(one.week) === drawer.value);
  return (
    <Body>
      <Lead step="lead" tone="muted">
        {todayInWords(settings, now, locale)}
      </Lead>
      <RulesPart season={settings.season} now={now} />
      <PhasesPart season={settings.season} now={now} />
      <WeeksPart settings={settings} now={now} onEdit={(number) => drawer.open(String(number))} />
      <WeekDrawer season={settings.season} week={week} onClose={drawer.close} />
    </Body>
  );
}

/** What is set of the season, for organisers: its rules, and its weeks. */
export function AdminSeasonScreen() {
  const { supabase } = useGrowClient();
  const { data: settings, error } = useQuery(seasonAdminQueries(supabase).settings());
  if (settings === null)
    return <EmptyState title={m.season_missing()} description={m.season_missing_detail()} />;
  // What was read once stays when reading it anew fails: somebody may be typing.
  if (settings) return <SeasonParts settings={settings} />;
  if (error) return <FailedPart error={error} />;
  return (
    <SkeletonGroup label={m.loading()}>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </SkeletonGroup>
  );
}

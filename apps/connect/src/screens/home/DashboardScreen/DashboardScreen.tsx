import { useProfile, useSeason } from '@grow/shell';
import { Wrap } from '@grow/ui';
import { FailedScreen } from '../../../shared/state';
import { DashboardParts } from './DashboardParts';
import { SeasonHead, SeasonHeadSkeleton } from './SeasonHead';

/** The first screen after logging in: where the season stands, and what comes next. */
export function DashboardScreen() {
  const profile = useProfile();
  const season = useSeason();
  if (profile.isError && profile.data === undefined) return <FailedScreen error={profile.error} />;
  if (season.isError && season.data === undefined) return <FailedScreen error={season.error} />;
  return (
    <Wrap>
      {profile.isPending || season.isPending ? (
        <SeasonHeadSkeleton />
      ) : (
        <SeasonHead season={season.data} firstName={profile.data.firstName} />
      )}
      <DashboardParts role={profile.data?.role} season={season.data} />
    </Wrap>
  );
}

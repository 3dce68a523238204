import { useSeason } from '@grow/shell';
import {
  useExperimentQuotes,
  useExperiments,
  useSeasonMedians,
  useTeamGoals,
} from '../../../features/experiment';
import { FindTeam, useOwnTeam } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import type { LogData } from './logData';
import { TeamLog } from './TeamLog';

/** The log once all of its parts are known: the counters, the drawing and the entries are of one time. */
function WholeLog({ team, season }: Pick<LogData, 'team' | 'season'>) {
  const experiments = useExperiments(team.id);
  const quotes = useExperimentQuotes(team.id);
  const goals = useTeamGoals(team.id);
  const medians = useSeasonMedians(season.id);
  if (experiments.data && quotes.data && goals.data && medians.data) {
    const read = { quotes: quotes.data, goals: goals.data, medians: medians.data };
    return <TeamLog data={{ team, season, experiments: experiments.data, ...read }} />;
  }
  const failed = [experiments, quotes, goals, medians].find(({ isError }) => isError);
  return failed ? <FailedScreen error={failed.error} /> : <LoadingScreen />;
}

/** The market tests of one's own team. */
export function ExperimentsScreen() {
  const own = useOwnTeam();
  const season = useSeason();
  if (own.isPending || season.isPending) return <LoadingScreen />;
  // What was read before stays usable when reading anew fails.
  if (own.data === undefined) return <FailedScreen error={own.error} />;
  if (season.data === undefined) return <FailedScreen error={season.error} />;
  if (season.data === null) {
    return (
      <EmptyScreen title={m.tests_title()} empty={m.season_missing()} detail={m.season_missing_detail()} />
    );
  }
  if (own.data) return <WholeLog team={own.data} season={season.data} />;
  return (
    <EmptyScreen
      title={m.tests_title()}
      lead={m.tests_lead_none()}
      empty={m.tests_no_team()}
      detail={m.tests_no_team_detail()}
      action={<FindTeam />}
    />
  );
}

import { handInQueries } from '@grow/core/hand-in';
import { milestoneQueries, type Milestone } from '@grow/core/milestone';
import { enabledWhile } from '@grow/core/query';
import { seasonVerbs, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { useGrowClient, useLocale, useSeason } from '@grow/shell';
import { ButtonLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { FindTeam, useOwnTeam, useTeamMembers } from '../../../features/team';
import { AppLink, useScreenTitle } from '../../../navigation';
import { useServerTime } from '../../../features/handIn';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { HandInPage } from './HandInPage';
import { RestingWeek } from './RestingWeek';

type WeekProps = { team: Team; season: Season; milestone: Milestone };

/** A week that asks for something, once all of it is known. */
function AskingWeek({ team, season, milestone }: WeekProps) {
  const { supabase } = useGrowClient();
  const record = useQuery(handInQueries(supabase).ofMilestone(team.id, milestone.id));
  const weeks = useQuery(handInQueries(supabase).weeks(team.id));
  const members = useTeamMembers(team.id);
  const now = useServerTime();
  if ([record, weeks, members].some(({ isLoading }) => isLoading) || now === undefined)
    return <LoadingScreen />;
  // What was read before stays usable when reading anew fails.
  if (record.data === undefined) return <FailedScreen error={record.error} />;
  if (weeks.data === undefined) return <FailedScreen error={weeks.error} />;
  return (
    <HandInPage
      key={milestone.id}
      team={team}
      season={season}
      milestone={milestone}
      record={record.data}
      weeks={weeks.data}
      now={now}
    />
  );
}

const back = () => (
  <ButtonLink href={fullPath(paths.team())} linkComponent={AppLink}>
    {m.hand_in_to_team()}
  </ButtonLink>
);

/** What the own team hands in for the week of the address. */
export function HandInScreen() {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const week = Number(useParams()['week']);
  const own = useOwnTeam();
  const season = useSeason();
  const milestones = useQuery(
    enabledWhile(Boolean(season.data), milestoneQueries(supabase).season(season.data?.id ?? '')),
  );
  const verb = season.data ? seasonVerbs(season.data, locale)[week - 1] : undefined;
  useScreenTitle(verb && m.hand_in_week_title({ week, verb }));
  if (own.isPending || season.isPending) return <LoadingScreen />;
  if (own.data === undefined) return <FailedScreen error={own.error} />;
  if (season.data === undefined) return <FailedScreen error={season.error} />;
  if (season.data === null || !verb) {
    return (
      <EmptyScreen
        title={m.hand_in_title()}
        empty={m.hand_in_no_week()}
        detail={m.hand_in_no_week_detail()}
        action={back()}
      />
    );
  }
  if (own.data === null) {
    const words = { empty: m.hand_in_no_team(), detail: m.hand_in_no_team_detail() };
    return <EmptyScreen title={verb} {...words} action={<FindTeam />} />;
  }
  if (milestones.isLoading) return <LoadingScreen />;
  if (milestones.data === undefined) return <FailedScreen error={milestones.error} />;
  const milestone = milestones.data.find((one) => one.week === week);
  if (!milestone) return <RestingWeek team={own.data} season={season.data} week={week} />;
  return <AskingWeek team={own.data} season={season.data} milestone={milestone} />;
}

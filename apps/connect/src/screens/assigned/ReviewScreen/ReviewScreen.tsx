import { handInPhase, handInQueries, reviewQueries } from '@grow/core/hand-in';
import { milestoneQueries, type Milestone } from '@grow/core/milestone';
import { enabledWhile } from '@grow/core/query';
import { seasonVerbs, type Season } from '@grow/core/season';
import { teamQueries, type Team } from '@grow/core/team';
import { useGrowClient, useLocale, useSeason } from '@grow/shell';
import { ButtonLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useServerTime, useTeamWeeks } from '../../../features/handIn';
import { AppLink, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { FormerTeam } from './FormerTeam';
import { ReviewRoom } from './ReviewRoom';
import { useBackToTeams } from './useBackToTeams';
import { useReviewWatch } from './useReviewWatch';

type WeekProps = { team: Team; season: Season; milestone: Milestone };

function Back() {
  const { href, words } = useBackToTeams();
  return (
    <ButtonLink href={href} linkComponent={AppLink}>
      {words}
    </ButtonLink>
  );
}

/** A week that asks for something, once all of it is known; a team of others has no weeks. */
function AskingWeek({ team, season, milestone }: WeekProps) {
  const { supabase } = useGrowClient();
  const weeks = useTeamWeeks(team.id);
  const record = useQuery(handInQueries(supabase).ofMilestone(team.id, milestone.id));
  const queue = useQuery(reviewQueries(supabase).queue());
  const now = useServerTime();
  useReviewWatch(team.id, milestone.id);
  if ([weeks, record, queue].some(({ isLoading }) => isLoading) || now === undefined)
    return <LoadingScreen />;
  // What was read before stays usable when reading anew fails.
  if (weeks.data === undefined) return <FailedScreen error={weeks.error} />;
  if (record.data === undefined) return <FailedScreen error={record.error} />;
  const newest = record.data?.versions[0];
  if (weeks.data.length === 0) return <FormerTeam team={team} milestone={milestone} back={<Back />} />;
  if (!record.data || !newest) {
    const isClosed = handInPhase(milestone, record.data ?? undefined, now) === 'closed';
    const said = { team: team.name, week: milestone.week };
    const words = isClosed
      ? { empty: m.review_closed(), detail: m.review_closed_detail(said) }
      : { empty: m.review_nothing(), detail: m.review_nothing_detail(said) };
    return <EmptyScreen title={team.name} {...words} action={<Back />} />;
  }
  return (
    <ReviewRoom {...{ team, season, milestone, now, newest }} record={record.data} queue={queue.data ?? []} />
  );
}

/** What a team handed in for the week of the address, as whoever judges it reads it. */
export function ReviewScreen() {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const { slug = '', week: weekText } = useParams();
  const week = Number(weekText);
  const team = useQuery(teamQueries(supabase).bySlug(slug));
  const season = useSeason();
  const milestones = useQuery(
    enabledWhile(Boolean(season.data), milestoneQueries(supabase).season(season.data?.id ?? '')),
  );
  const verb = season.data ? seasonVerbs(season.data, locale)[week - 1] : undefined;
  useScreenTitle(
    team.data && verb ? `${team.data.name}, ${m.hand_in_week_title({ week, verb })}` : undefined,
  );
  if (team.isPending || season.isPending || milestones.isLoading) return <LoadingScreen />;
  if (team.data === undefined) return <FailedScreen error={team.error} />;
  if (season.data === undefined) return <FailedScreen error={season.error} />;
  if (season.data && milestones.data === undefined) return <FailedScreen error={milestones.error} />;
  const milestone = milestones.data?.find((one) => one.week === week);
  if (!team.data || !season.data || !milestone) {
    return (
      <EmptyScreen
        title={team.data?.name ?? m.review_title()}
        empty={m.review_no_week()}
        detail={m.review_no_week_detail()}
        action={<Back />}
      />
    );
  }
  return (
    <AskingWeek
      key={`${team.data.id} ${milestone.id}`}
      team={team.data}
      season={season.data}
      milestone={milestone}
    />
  );
}

import { handInQueries } from '@grow/core/hand-in';
import { seasonVerbs, type Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { inLocale } from '@grow/core/text';
import { useGrowClient, useLocale } from '@grow/shell';
import { EmptyState, Wrap } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useServerTime } from '../../../features/handIn';
import { m } from '../../../paraglide/messages';
import { LoadingScreen } from '../../../shared/fallback';
import { FailedScreen } from '../../../shared/state';
import { HandInHead } from './HandInHead';

/** A week that asks for nothing. */
export function RestingWeek({ team, season, week }: { team: Team; season: Season; week: number }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const weeks = useQuery(handInQueries(supabase).weeks(team.id));
  const now = useServerTime();
  if (weeks.isLoading || now === undefined) return <LoadingScreen />;
  if (weeks.data === undefined) return <FailedScreen error={weeks.error} />;
  const task = season.programme.find((one) => one.week === week)?.task;
  return (
    <Wrap>
      <HandInHead
        season={season}
        week={week}
        weeks={weeks.data}
        now={now}
        verb={seasonVerbs(season, locale)[week - 1] ?? ''}
        lead={task && inLocale(task, locale)}
      />
      <EmptyState title={m.hand_in_rest()} description={m.hand_in_rest_detail()} />
    </Wrap>
  );
}

import { mentorQueries, standInOn } from '@grow/core/mentor';
import { berlinDay } from '@grow/core/time';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';

/** Whether whoever asks looks after a team, or stands in today; a guest meets one that they do not. */
export function useIsOwnTeam(teamId: string | undefined): boolean {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  const assignments = useQuery(mentorQueries(supabase).assignments(userId)).data ?? [];
  const today = berlinDay(new Date());
  return assignments.some(
    (one) =>
      one.status === 'active' &&
      one.teamId === teamId &&
      (one.mentorId === userId || standInOn(one, today) === userId),
  );
}

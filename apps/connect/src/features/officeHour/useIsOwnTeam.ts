import { looksAfterOn, mentorQueries } from '@grow/core/mentor';
import { berlinDay } from '@grow/core/time';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Whether whoever asks looks after a team today; a guest meets one that they do not. */
export function useIsOwnTeam(teamId: string | undefined): boolean {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  const [today] = useState(() => berlinDay(new Date()));
  const assignments = useQuery(mentorQueries(supabase).assignments(userId)).data ?? [];
  return assignments.some((one) => one.teamId === teamId && looksAfterOn(one, userId, today));
}

import { pulseMutations } from '@grow/core/pulse';
import type { Team } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useEffect, useEffectEvent } from 'react';
import { useTeamPulses } from '../../../features/pulse';
import { useProductMutation } from '../../../mutation';

/** Notes that the mentor has read what the team said, once it stands before them. */
export function useReadPulses(team: Team, isMentor: boolean): void {
  const { supabase } = useGrowClient();
  const pulses = useTeamPulses(team.id).data;
  const reading = useProductMutation(pulseMutations(supabase).markRead);
  const isUnread = isMentor && (pulses?.some(({ readAt }) => readAt === undefined) ?? false);
  const read = useEffectEvent(() => reading.run(team.id));
  useEffect(() => {
    if (isUnread) read();
  }, [isUnread]);
}

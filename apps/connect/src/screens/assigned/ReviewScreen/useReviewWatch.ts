import { handInKeys, watchHandIn } from '@grow/core/hand-in';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reads a hand-in again as soon as something of it changes, while it is open. */
export function useReviewWatch(teamId: string, milestoneId: string): void {
  const { openRealtime, visibility, clock } = useGrowClient();
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  useEffect(() => {
    const running = watchHandIn({
      ...{ teamId, milestoneId, userId, isReader: true, openRealtime, visibility, clock },
      onChange: () => void queryClient.invalidateQueries({ queryKey: handInKeys.all }),
      onWriters: () => undefined,
    });
    return () => running.end();
  }, [teamId, milestoneId, userId, openRealtime, visibility, clock, queryClient]);
}

import { eventKeys, registrationKeys } from '@grow/core/event';
import { notificationKeys, watchOwnChanges, type OwnChange } from '@grow/core/notification';
import type { officeHourKeys } from '@grow/core/office-hour';
import { teamRequestKeys, teamKeys } from '@grow/core/team';
import type { triageKeys } from '@grow/core/triage';
import { useGrowClient } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

// Said again and not imported: most pages read nothing of them, and this is loaded on all. The types hold them to core's.
const officeHours: typeof officeHourKeys.all = ['officeHours'];
const triage: typeof triageKeys.all = ['mentors', 'triage'];
const ofPeople = [notificationKeys.all, teamKeys.all];
/**
 * Which entries of the cache a change touches: requests move people, and what is told is told about them, seats, meetings, and
 * teams that need their mentor.
 */
const touched: Record<OwnChange, readonly (readonly string[])[]> = {
  notifications: [...ofPeople, eventKeys.lists, registrationKeys.all, officeHours, triage],
  teamRequests: [...ofPeople, teamRequestKeys.all],
};
/** Milliseconds in which changes are put together: one action writes several rows. */
const GATHER = 100;

/** Reads again what has changed for the person, for as long as they are logged in at this page. */
export function useLiveChanges(userId: string): void {
  const client = useGrowClient();
  const queryClient = useQueryClient();
  useEffect(() => {
    const waiting = new Set<readonly string[]>();
    let timer: number | undefined;
    const readAgain = () => {
      timer = undefined;
      for (const queryKey of waiting) void queryClient.invalidateQueries({ queryKey });
      waiting.clear();
    };
    const end = watchOwnChanges({
      userId,
      openRealtime: client.openRealtime,
      clock: client.clock,
      visibility: client.visibility,
      onChange: (part) => {
        touched[part].forEach((key) => waiting.add(key));
        timer ??= window.setTimeout(readAgain, GATHER);
      },
    });
    return () => {
      end();
      window.clearTimeout(timer);
    };
  }, [client, queryClient, userId]);
}

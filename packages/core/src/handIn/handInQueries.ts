import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { Clock } from '../time/clock';
import { handInRepository, type HandInRecord } from './handInRepository';
import type { TeamWeek } from './TeamWeek';

/** Cache keys of hand-ins, in levels below `handIns`. */
export const handInKeys = {
  all: ['handIns'] as const,
  weeks: (teamId: string) => ['handIns', 'weeks', teamId] as const,
  ofMilestone: (teamId: string, milestoneId: string) =>
    ['handIns', 'milestone', teamId, milestoneId] as const,
  clock: ['serverClock'] as const,
};

/** Queries of hand-ins. The client may be missing while a query is only described. */
export function handInQueries(client: GrowSupabase | undefined) {
  const repository = () => handInRepository(requireClient(client));
  return {
    /** How each week of a team stands. */
    weeks: (teamId: string): ProductQuery<TeamWeek[]> =>
      productQuery(handInKeys.weeks(teamId), async () => repository().listWeeks(teamId)),
    /** What a team has for a milestone; null before anybody wrote. */
    ofMilestone: (teamId: string, milestoneId: string): ProductQuery<HandInRecord | null> =>
      productQuery(handInKeys.ofMilestone(teamId, milestoneId), async () =>
        repository().ofMilestone(teamId, milestoneId),
      ),
    /** How many milliseconds the clock of the backend is ahead of this device's; half of the way there and back counts. */
    clockOffset: (clock: Pick<Clock, 'now'>): ProductQuery<number> =>
      productQuery(handInKeys.clock, async () => {
        const asked = clock.now();
        const serverTime = await repository().readServerTime();
        return Math.round(serverTime.getTime() - (asked + clock.now()) / 2);
      }),
  };
}

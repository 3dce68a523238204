import type { GrowSupabase } from '../db/growSupabase';
import { guard, unwrap } from '../errors/unwrap';
import { handInFromRow, type HandIn } from '../handIn/HandIn';
import { handInKeys } from '../handIn/handInQueries';
import type { TeamWeek } from '../handIn/TeamWeek';
import { patch, productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { berlinDay, berlinDaysLater, parseBerlinTime } from '../time/berlinTime';

/** How many days from today a returned hand-in is due again at the earliest, and at the latest. */
const [EARLIEST, LATEST] = [3, 14] as const;

/** The days that a returned hand-in may be due on again, each as its end at 23:59 in Berlin. */
export function returnDays(now: Date): Date[] {
  const today = parseBerlinTime(`${berlinDay(now)}T23:59`);
  if (today.kind !== 'time') return [];
  return Array.from({ length: LATEST - EARLIEST + 1 }, (_, index) =>
    berlinDaysLater(today.at, EARLIEST + index),
  );
}

/** Until when a returned hand-in is to come again. */
export interface ReturnDayChange {
  readonly handInId: string;
  readonly teamId: string;
  readonly until: Date;
}

/** Mutations of the day on which a returned hand-in is due again. */
export function returnDayMutations(client: GrowSupabase | undefined) {
  return {
    /**
     * Says when a returned hand-in is due again; the team is told at once.
     * @throws AppError `invalid_value` for a day that is not one of `returnDays`; `not_handed_in` once it came again;
     * `forbidden` for whoever does not judge it
     */
    change: productMutation(
      [...handInKeys.all, 'changeReturnDay'],
      async ({ handInId, until }: ReturnDayChange): Promise<HandIn> =>
        guard(async () =>
          handInFromRow(
            unwrap(
              await requireClient(client).rpc('change_return_day', {
                p_hand_in_id: handInId,
                p_until: until.toISOString(),
              }),
            ),
          ),
        ),
      {
        invalidates: [handInKeys.all],
        subject: ({ handInId }) => `return day ${handInId}`,
        writes: ({ teamId }) => [handInKeys.weeks(teamId)],
        optimistic: (cache, { handInId, teamId, until }) =>
          patch<TeamWeek[]>(cache, handInKeys.weeks(teamId), (weeks) =>
            weeks.map((week) => (week.handInId === handInId ? { ...week, returnDueAt: until } : week)),
          ),
      },
    ),
  };
}

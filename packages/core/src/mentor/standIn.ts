import type { GrowSupabase } from '../db/growSupabase';
import { guard, unwrap } from '../errors/unwrap';

/** That somebody else looks after teams of a mentor for some days, or no longer. */
export interface StandInChange {
  readonly mentorId: string;
  /** Undefined gives the teams back. */
  readonly standInId: string | undefined;
  /** The last day, as `2024-11-04`; not needed to give them back. */
  readonly until: string | undefined;
  /** The first day; undefined is today. */
  readonly from: string | undefined;
  /** Undefined is all of the mentor's teams. */
  readonly teamIds: readonly string[] | undefined;
}

/**
 * Gives teams to a stand-in, or back. Returns the ids of those that were given: not those that the stand-in is in, or in a
 * conflict with.
 * @throws AppError `forbidden` for somebody else's teams, `invalid_value` for days that are over and for who is no mentor
 */
export const giveToStandIn = async (
  client: GrowSupabase,
  { mentorId, standInId, until, from, teamIds }: StandInChange,
): Promise<string[]> =>
  guard(async () => {
    const args = {
      p_mentor_id: mentorId,
      // The database takes null for giving them back, which generated types do not say of an argument.
      p_stand_in_id: (standInId ?? null) as string,
      ...(until === undefined ? {} : { p_until: until }),
      ...(from === undefined ? {} : { p_from: from }),
      ...(teamIds === undefined ? {} : { p_team_ids: [...teamIds] }),
    };
    return unwrap(await client.rpc('give_to_stand_in', args));
  });

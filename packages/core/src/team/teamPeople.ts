import type { GrowSupabase } from '../db/growSupabase';
import { readList } from '../db/read';
import { teamProfileFromRow, type TeamProfile } from './Team';

/**
 * People by their ids. They are read from the view of profiles, which shows only what each allows, and not embedded: an API finds
 * no way from a table to a view of another table.
 */
export async function peopleOf(
  client: GrowSupabase,
  ids: readonly (string | undefined)[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, TeamProfile>> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  if (wanted.length === 0) return new Map();
  const query = client
    .from('profiles')
    .select('user_id, first_name, last_name, avatar, studies, university, skills')
    .in('user_id', wanted);
  const rows = await readList(query, teamProfileFromRow, signal);
  return new Map(rows.map((person) => [person.userId, person]));
}

import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import { readRow } from '../db/readRow';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { peopleOf } from '../team/teamPeople';
import { mentorConflictFromRow, type MentorConflict, type NamedMentorConflict } from './Mentor';

/** Whom a mentor is too close to, with names, the newest first. @throws AppError `malformed_row` */
export const listMentorConflicts = async (
  client: GrowSupabase,
  mentorId: string,
  { signal }: ReadOptions = {},
): Promise<NamedMentorConflict[]> =>
  guard(async () => {
    const query = client
      .from('mentor_conflicts')
      .select('*, team:teams(name, slug)')
      .eq('mentor_id', mentorId)
      .order('created_at', { ascending: false })
      .limit(100);
    const rows = await read(query, signal);
    const ids = rows.map(({ person_id }) => person_id ?? undefined);
    const people = await peopleOf(client, ids, signal);
    return rows.map((row) => {
      const team = row.team === null ? undefined : readRow('teams', row.team);
      return {
        ...mentorConflictFromRow(row),
        team: team && { name: team.requiredText('name'), slug: team.requiredText('slug') },
        person: people.get(row.person_id ?? ''),
      };
    });
  }, signal);

/** Says that a mentor is too close to a team or a person; said again it changes the reason. @throws AppError `forbidden`, `invalid_value` */
export const declareMentorConflict = async (
  client: GrowSupabase,
  { id, mentorId, teamId, personId, reason }: MentorConflict,
): Promise<MentorConflict> =>
  guard(async () => {
    const args = {
      ...{ p_id: id, p_reason: reason.trim(), p_mentor_id: mentorId },
      ...(teamId === undefined ? {} : { p_team_id: teamId }),
      ...(personId === undefined ? {} : { p_person_id: personId }),
    };
    return mentorConflictFromRow(unwrap(await client.rpc('declare_conflict', args)));
  });

/** Takes a conflict back. @throws AppError `forbidden` */
export const withdrawMentorConflict = async (client: GrowSupabase, id: string): Promise<void> =>
  guard(async () => {
    unwrapOptional(await client.rpc('withdraw_conflict', { p_id: id }));
  });

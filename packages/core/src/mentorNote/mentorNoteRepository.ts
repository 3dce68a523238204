import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { peopleOf } from '../team/teamPeople';
import { mentorNoteFromRow, type MentorNote, type NamedMentorNote } from './MentorNote';

/** The newest ones are shown. */
const MOST = 200;

/** What a note is made of. */
export interface NewMentorNote {
  /** Chosen by who writes it, so that a second press is the same note. */
  readonly id: string;
  readonly teamId: string;
  /** Undefined for the team as such; of a version an author has one note. */
  readonly versionId: string | undefined;
  readonly text: string;
}

/** Private notes of mentors. Every call throws only AppError. */
export function mentorNoteRepository(client: GrowSupabase) {
  return {
    /** What is noted about a team, with names, the newest first; nothing for whoever may not read it. @throws AppError `malformed_row` */
    async listOfTeam(teamId: string, { signal }: ReadOptions = {}): Promise<NamedMentorNote[]> {
      return guard(async () => {
        const query = client.rpc('team_mentor_notes', { p_team_id: teamId }).limit(MOST);
        const notes = await readList(query, mentorNoteFromRow, signal);
        const people = await peopleOf(
          client,
          notes.map(({ authorId }) => authorId),
          signal,
        );
        return notes.map((note) => ({ ...note, author: people.get(note.authorId ?? '') }));
      }, signal);
    },

    /** Notes something, or rewords it. @throws AppError `forbidden`, `not_found` for a version that is not the team's */
    save: async ({ id, teamId, versionId, text }: NewMentorNote): Promise<MentorNote> =>
      guard(async () => {
        const args = {
          ...{ p_id: id, p_team_id: teamId, p_text: text.trim() },
          ...(versionId === undefined ? {} : { p_version_id: versionId }),
        };
        return mentorNoteFromRow(unwrap(await client.rpc('save_mentor_note', args)));
      }),

    /** Takes away what the caller wrote; what is gone already stays gone. @throws AppError `forbidden` */
    remove: async (id: string): Promise<void> =>
      guard(async () => {
        unwrapOptional(await client.rpc('remove_mentor_note', { p_id: id }));
      }),
  };
}

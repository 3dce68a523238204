import { readRow } from '../db/readRow';
import type { TeamProfile } from '../team/Team';

/** How many characters a private note may have, as the database counts them. */
export const MENTOR_NOTE_LENGTH = 2000;

/** What a mentor or an organiser notes about a team; the team never reads it. */
export interface MentorNote {
  readonly id: string;
  readonly teamId: string;
  /** The version that it is about; undefined for the team as such. */
  readonly versionId: string | undefined;
  /** Undefined for somebody who is gone. */
  readonly authorId: string | undefined;
  readonly text: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Week and number of that version, as far as the reader may see them. */
  readonly week: number | undefined;
  readonly version: number | undefined;
}

/** A note with who wrote it, as far as they are still here. */
export interface NamedMentorNote extends MentorNote {
  readonly author: TeamProfile | undefined;
}

/** Reads a row of `mentor_notes`, or of `team_mentor_notes()`. @throws AppError `malformed_row` naming the column. */
export function mentorNoteFromRow(value: unknown): MentorNote {
  const row = readRow('mentor_notes', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    versionId: row.optionalText('version_id'),
    authorId: row.optionalText('author_id'),
    text: row.requiredText('text'),
    createdAt: row.time('created_at'),
    updatedAt: row.time('updated_at'),
    week: row.optionalNumber('week'),
    version: row.optionalNumber('version'),
  };
}

import { readRow } from '../db/readRow';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';
import type { LocalText } from '../text/LocalText';

/** What can be taken out of a team's record for good. */
export const redactedThings = ['part', 'file', 'test', 'story'] as const;
/** One of {@link redactedThings}. */
export type RedactedThing = (typeof redactedThings)[number];

/** Something of a team's record that can be taken out. */
export interface Redactable {
  readonly what: RedactedThing;
  /** Of the hand-in, the upload, the market test or the story. */
  readonly id: string;
  readonly partKey: string | undefined;
  readonly week: number | undefined;
  /** What the part is called; both '' for a market test and a part of a story, which `partKey` names. */
  readonly label: LocalText;
  /** The name of a file, or what a test believes; undefined for a part. */
  readonly name: string | undefined;
}

/** What an organiser takes out, and why. */
export interface RedactionOrder extends Pick<Redactable, 'what' | 'id' | 'partKey'> {
  readonly reason: string;
}

/** That something was taken out. */
export interface Redaction {
  readonly id: string;
  readonly team: { readonly id: string; readonly name: string; readonly slug: string };
  readonly what: RedactedThing;
  readonly partKey: string | undefined;
  readonly week: number | undefined;
  readonly label: LocalText;
  readonly reason: string;
  readonly redactedAt: Date;
  /** Undefined once they are gone. */
  readonly redactedBy: TeamPerson | undefined;
}

/** Reads a row of `list_redactable()`. @throws AppError `malformed_row` naming the column. */
export function redactableFromRow(value: unknown): Redactable {
  const row = readRow('list_redactable', value);
  return {
    what: row.oneOf('what', redactedThings),
    id: row.requiredText('id'),
    partKey: row.optionalText('part_key'),
    week: row.optionalNumber('week'),
    label: row.localText('label'),
    name: row.optionalText('name'),
  };
}

/** Reads a row of `list_redactions()`. @throws AppError `malformed_row` naming the column. */
export function redactionFromRow(value: unknown): Redaction {
  const row = readRow('list_redactions', value);
  const team = readRow('list_redactions.team', row.optional('team', (part) => part) ?? {});
  return {
    id: row.requiredText('id'),
    team: { id: team.requiredText('id'), name: team.requiredText('name'), slug: team.requiredText('slug') },
    what: row.oneOf('what', redactedThings),
    partKey: row.optionalText('part_key'),
    week: row.optionalNumber('week'),
    label: row.localText('label'),
    reason: row.requiredText('reason'),
    redactedAt: row.time('redacted_at'),
    redactedBy: row.optional('redacted_by', teamPersonFromRow),
  };
}

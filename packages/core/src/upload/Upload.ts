import { readRow } from '../db/readRow';

/** What a file belongs to: a part of a team's hand-in, or the evidence of a market test. */
export type UploadPlace =
  | { readonly kind: 'part'; readonly teamId: string; readonly milestoneId: string; readonly partKey: string }
  | { readonly kind: 'experiment'; readonly teamId: string; readonly experimentId: string };

/** A file as it is shown, also where a version of a hand-in names it. */
export interface UploadFile {
  readonly id: string;
  /** What it was called where it came from. */
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: string;
}

/** reserved: on its way; stored: there; failed: it never came. */
export type UploadState = (typeof uploadStates)[number];
const uploadStates = ['reserved', 'stored', 'failed'] as const;

/** A file of a team. */
export interface Upload extends UploadFile {
  readonly place: UploadPlace;
  readonly state: UploadState;
  /** Who brought it; undefined once the account is gone. */
  readonly uploadedBy: string | undefined;
  readonly createdAt: Date;
  readonly storedAt: Date | undefined;
}

/** Reads a row of `uploads`. @throws AppError `malformed_row` naming the column */
export function uploadFromRow(value: unknown): Upload {
  const row = readRow('uploads', value);
  const teamId = row.requiredText('team_id');
  const experimentId = row.optionalText('experiment_id');
  const place: UploadPlace =
    experimentId === undefined
      ? {
          kind: 'part',
          teamId,
          milestoneId: row.requiredText('milestone_id'),
          partKey: row.requiredText('part_key'),
        }
      : { kind: 'experiment', teamId, experimentId };
  return {
    ...uploadFileFromVersion(value),
    place,
    state: row.oneOf('state', uploadStates),
    uploadedBy: row.optionalText('uploaded_by'),
    createdAt: row.time('created_at'),
    storedAt: row.optionalTime('stored_at'),
  };
}

/** Reads a file as a version of a hand-in keeps it. @throws AppError `malformed_row` naming the column */
export function uploadFileFromVersion(value: unknown): UploadFile {
  const row = readRow('uploads', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    bytes: row.number('bytes'),
    mediaType: row.requiredText('media_type'),
  };
}

/** One text for one place, for keys and names of what is kept in a browser. */
export const placeKey = (place: UploadPlace): string =>
  place.kind === 'part' ? `${place.milestoneId}:${place.partKey}` : place.experimentId;

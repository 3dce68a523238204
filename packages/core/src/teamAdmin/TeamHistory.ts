import { readRow } from '../db/readRow';

/** What of a team its history speaks about, in the order it is told. */
export const teamHistoryFields = [
  'name',
  'captain',
  'status',
  'pitch',
  'description',
  'stage',
  'industry',
  'city',
  'logo',
  'listed',
] as const;

/** A field of a team whose changes the history tells. */
export type TeamHistoryField = (typeof teamHistoryFields)[number];

/** One value of a team before and after; undefined where there was none. */
export interface TeamFieldChange {
  readonly field: TeamHistoryField;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** One line of a team's history. */
export interface TeamHistoryEntry {
  readonly id: number;
  readonly at: Date;
  /** Who did it; undefined for the clock and for people who are gone. */
  readonly actor: string | undefined;
  readonly kind: 'founded' | 'changed' | 'joined' | 'left';
  /** Who came or left; undefined for people who are gone. */
  readonly person: string | undefined;
  /** What was changed; empty unless the kind is `changed`. */
  readonly changes: readonly TeamFieldChange[];
  /** What an organiser gave as the reason. */
  readonly reason: string | undefined;
}

type Captains = { readonly [Side in 'before' | 'after']: string | undefined };

type Json = Readonly<Record<string, unknown>>;

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
    ? String(value)
    : undefined;

function changesBetween(before: Json, after: Json, captains: Captains): TeamFieldChange[] {
  const value = (json: Json, field: TeamHistoryField, side: 'before' | 'after') =>
    field === 'captain' ? captains[side] : asText(json[field]);
  const isChanged = (field: TeamHistoryField) => {
    const column = field === 'captain' ? 'captain_id' : field;
    return asText(before[column]) !== asText(after[column]);
  };
  return teamHistoryFields.filter(isChanged).map((field) => ({
    field,
    before: value(before, field, 'before') || undefined,
    after: value(after, field, 'after') || undefined,
  }));
}

const asJson = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** Reads a row of `team_history`. @throws AppError `malformed_row` */
export function teamHistoryFromRow(value: unknown): TeamHistoryEntry {
  const row = readRow('team_history', value);
  const { before: old, after: now } = value as { before?: unknown; after?: unknown };
  const [before, after] = [asJson(old), asJson(now)];
  const action = row.oneOf('action', ['insert', 'update', 'delete']);
  const isMember = row.oneOf('entity', ['teams', 'team_members']) === 'team_members';
  const captains = {
    before: row.optionalText('captain_before'),
    after: row.optionalText('captain_after'),
  };
  return {
    id: row.number('id'),
    at: row.time('created_at'),
    actor: row.optionalText('actor'),
    kind: kindOf(isMember, action),
    person: row.optionalText('person'),
    changes: !isMember && action === 'update' ? changesBetween(before, after, captains) : [],
    reason: row.optionalText('reason'),
  };
}

function kindOf(isMember: boolean, action: 'insert' | 'update' | 'delete'): TeamHistoryEntry['kind'] {
  if (isMember) return action === 'insert' ? 'joined' : 'left';
  return action === 'insert' ? 'founded' : 'changed';
}

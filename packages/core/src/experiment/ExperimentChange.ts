import { readRow } from '../db/readRow';
import type { TeamPerson } from '../team/TeamPerson';

/** What can happen to a market test after it was logged. */
export const experimentChangeKinds = ['edited', 'removed', 'restored'] as const;

/** What can be changed of a market test, as its history names it. */
export const experimentFields = {
  hypothesis: 'hypothesis',
  method: 'method',
  target_value: 'target',
  result_value: 'result',
  unit: 'unit',
  happened_on: 'happenedOn',
  seen: 'seen',
  verdict: 'verdict',
  decision: 'decision',
  next_step: 'nextStep',
  adds_interviews: 'interviews',
  adds_test_users: 'testUsers',
  adds_pre_orders: 'preOrders',
  adds_revenue_cents: 'revenueCents',
  people_agreed: 'hasConsent',
  links: 'links',
  is_draft: 'isDraft',
} as const;
/** A field of a market test in its history. */
export type ExperimentField = (typeof experimentFields)[keyof typeof experimentFields];

/** What stood in a field before; undefined where nothing did. */
export interface FormerValue {
  readonly field: ExperimentField;
  readonly value: string | number | boolean | readonly string[] | undefined;
}

/** One change of a market test after it was logged. */
export interface ExperimentChange {
  readonly id: string;
  readonly kind: (typeof experimentChangeKinds)[number];
  /** The version that was replaced. */
  readonly version: number;
  readonly changedAt: Date;
  /** Who did it, as far as the reader may see them; undefined for an account that is gone. */
  readonly changedBy: TeamPerson | undefined;
  /** What was changed, with what stood there before. */
  readonly before: readonly FormerValue[];
}

const fields: Readonly<Record<string, ExperimentField | undefined>> = experimentFields;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function formerValue(column: string, value: unknown): FormerValue[] {
  const field = fields[column];
  if (field === undefined) return [];
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return [{ field, value: isPlain || isList(value) ? value : undefined }];
}

/** Reads a row of `experiment_changes`; `people` are members by their ids. @throws AppError `malformed_row` naming the column. */
export function experimentChangeFromRow(
  value: unknown,
  people: ReadonlyMap<string, TeamPerson> = new Map(),
): ExperimentChange {
  const row = readRow('experiment_changes', value);
  const before = row.optional('before', (found) => Object.entries(found as object)) ?? [];
  return {
    id: row.requiredText('id'),
    kind: row.oneOf('kind', experimentChangeKinds),
    version: row.number('version'),
    changedAt: row.time('changed_at'),
    changedBy: people.get(row.optionalText('changed_by') ?? ''),
    before: before.flatMap(([column, former]) => formerValue(column, former)),
  };
}

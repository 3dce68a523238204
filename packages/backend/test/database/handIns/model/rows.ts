// What Postgres knows of hand-ins, in the words of the model.
import type postgres from 'postgres';

type Row = Record<string, unknown>;
/** In the details of a refusal a time is written. */
const time = (at: unknown): number | null => {
  if (at instanceof Date) return at.getTime();
  return typeof at === 'string' ? Date.parse(at) : null;
};

/** A row of public.hand_ins. */
export const handInOf = (row: Row): Row => ({
  ...{ state: row.state, version: row.version, isLate: row.is_late, dueAt: time(row.due_at_effective) },
  ...{ extendedUntil: time(row.extended_until), extensionReason: row.extension_reason },
  asked:
    row.extension_asked_at === null
      ? null
      : {
          at: time(row.extension_asked_at),
          by: row.extension_asked_by,
          reason: row.extension_asked_reason,
        },
  review: row.taken_at === null ? null : { by: row.reviewer_id, since: time(row.taken_at) },
  ...{ takenBackAt: time(row.taken_back_at), returnDueAt: time(row.return_due_at) },
  ...{ isOverdue: row.is_overdue, isByClock: row.hands_in_by_clock },
});

/** A row of public.hand_in_parts, or of a conflict. */
export const partOf = (row: Row): Row => ({
  ...{
    key: row.part_key,
    value: row.value,
    version: row.version,
    by: row.written_by,
    at: time(row.written_at),
  },
});

/** A row of public.hand_in_versions. */
export const versionOf = (row: Row): Row => ({
  ...{ number: row.number, parts: row.parts, at: time(row.handed_in_at), by: row.handed_in_by },
  ...{ isByClock: row.is_by_clock, isComplete: row.is_complete, isLate: row.is_late },
  ...{ dueAt: time(row.due_at_effective), replacedAt: time(row.replaced_at) },
});

/** A row of public.hand_in_verdicts on the version of that number. */
export const verdictOf = (row: Row, version: unknown): Row => ({
  ...{ version, author: row.author_id, decision: row.decision, note: row.note },
  ...{ createdAt: time(row.created_at), settlesAt: time(row.settles_at), settledAt: time(row.settled_at) },
});

/** Everything that there is of the hand-ins of those teams, by team and milestone. */
export async function readAll(sql: postgres.ISql, teams: readonly string[]): Promise<Map<string, unknown>> {
  const of = (table: string, ...order: string[]) =>
    sql<Row[]>`select * from ${sql(`public.${table}`)} where team_id = any (${teams}) order by ${sql(order)}`;
  const [handIns, parts, changes, versions, verdicts] = await Promise.all([
    ...[
      of('hand_ins', 'created_at'),
      of('hand_in_parts', 'part_key'),
      of('hand_in_part_changes', 'part_key', 'version'),
    ],
    ...[of('hand_in_versions', 'number'), of('hand_in_verdicts', 'created_at')],
  ]);
  if (!handIns || !parts || !changes || !versions || !verdicts) throw new Error('Five tables are read');
  const numbers = new Map(versions.map(({ id, number }) => [id, number]));
  return new Map(
    handIns.map((row) => {
      const own = (rows: readonly Row[]) => rows.filter(({ hand_in_id: id }) => id === row.id);
      const history = own(changes).map((each) => ({ ...partOf(each), began: time(each.began_at) }));
      return [
        `${String(row.team_id)} ${String(row.milestone_id)}`,
        {
          id: row.id,
          row: handInOf(row),
          parts: own(parts).map(partOf),
          history,
          versions: own(versions).map(versionOf),
          verdicts: own(verdicts).map((each) => verdictOf(each, numbers.get(each.version_id))),
        },
      ];
    }),
  );
}

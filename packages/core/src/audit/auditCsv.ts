import { csvLines, csvOf } from '../csv/csv';
import { timeCell } from '../csv/timeCell';
import type { AuditEntry } from './AuditEntry';

/** The words of the file, in the language of whoever takes it. */
export interface AuditCsvWords {
  readonly head: readonly [
    time: string,
    actor: string,
    what: string,
    kind: string,
    team: string,
    changes: string,
    reason: string,
    entry: string,
  ];
  readonly actor: (entry: AuditEntry) => string;
  readonly sentence: (entry: AuditEntry) => string;
  readonly kind: (entry: AuditEntry) => string;
  /** Each change, and what was not kept, in a line. */
  readonly changes: (entry: AuditEntry) => readonly string[];
}

/** How a CSV of the log begins; it has semicolons. */
export const auditCsvHead = (words: AuditCsvWords): string => csvOf([words.head]);

/** Entries of the log as lines of it; times are those of Berlin. */
export function auditCsvLines(entries: readonly AuditEntry[], words: AuditCsvWords): string {
  return csvLines(
    entries.map((entry) => [
      `${timeCell(entry.at)}:${String(entry.at.getUTCSeconds()).padStart(2, '0')}`,
      words.actor(entry),
      words.sentence(entry),
      words.kind(entry),
      entry.team?.name,
      words.changes(entry).join('\n'),
      entry.reason,
      entry.id,
    ]),
  );
}

// What the database itself noted about each statement it ran, bodies of functions included: the module auto_explain,
// which every Postgres brings, writes it into the server's log.
import { open, stat } from 'node:fs/promises';

/** A node of a plan, as `explain (analyze, buffers, verbose, format json)` gives it. */
export interface PlanNode {
  readonly [property: string]: unknown;
  readonly Plans?: readonly PlanNode[];
}

/** A statement that ran. */
export interface RanStatement {
  readonly text: string;
  /** Milliseconds. */
  readonly time: number;
  readonly plan: PlanNode;
}

/** Settings of a server that notes its plans, once `STARTS` was run. Times of single nodes would slow the whole. */
export const NOTES_PLANS = {
  session_preload_libraries: 'auto_explain',
  log_line_prefix: '%u ',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_verbose': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_nested_statements': 'on',
} as const;

/** What makes the server begin; before, there is only the load, which nobody wants to read. */
export const STARTS_NOTING = [
  'alter system set auto_explain.log_min_duration = 0',
  'select pg_reload_conf()',
];

// The role behind every request of the data API; the upkeep of the backend goes by others.
const ENTRY = /^authenticator LOG: {2}duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/gm;

/** The statements of requests in a piece of the log, in the order in which they ended. */
export function statementsIn(log: string): RanStatement[] {
  return [...log.matchAll(ENTRY)].map(([, time = '', json = '']) => {
    const entry = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
    return { text: entry['Query Text'], time: Number(time), plan: entry.Plan };
  });
}

/** Reads what the server has noted since the last time. */
export async function openPlanLog(file: string): Promise<() => Promise<RanStatement[]>> {
  let offset = (await stat(file)).size;
  return async () => {
    const log = await open(file);
    try {
      const { size } = await log.stat();
      const { buffer } = await log.read(Buffer.alloc(size - offset), 0, size - offset, offset);
      offset = size;
      return statementsIn(buffer.toString('utf8'));
    } finally {
      await log.close();
    }
  };
}

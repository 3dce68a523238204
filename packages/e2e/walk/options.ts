// What `pnpm walk` was asked for.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { roles, type Role } from './roles';
import { states, type State } from './states';

/** What is walked, and how. */
export interface WalkOptions {
  states: readonly State[];
  roles: readonly Role[];
  /** Routes by their names, with or without what stands behind a question mark; all where it is empty. */
  routes: readonly string[];
  /** How many visits of the pairwise choice at most; undefined walks everything. */
  sample: number | undefined;
  /** Where pictures and figures are written. */
  out: string;
  /** How many live the seasons that are walked through. */
  people: number;
  /** How many pages are open at once. */
  workers: number;
}

const USAGE = `pnpm walk [options]

  --state NAME…   ${states.join(', ')}
  --role NAME…    ${roles.join(', ')}
  --route NAME…   of apps/connect/src/routes/routes.ts, or "site /events"
  --sample [N]    few looks in which every two of route, role, state, width, theme and language meet; the N best of them
  --out FOLDER    packages/e2e/.walk
  --people N      30, who live each season
  --workers N     2`;

function oneOf<Name extends string>(what: string, names: readonly Name[], asked: readonly string[]): Name[] {
  return asked.map((name) => {
    const found = names.find((one) => one === name);
    if (found === undefined) throw new Error(`There is no ${what} ${name}.\n\n${USAGE}`);
    return found;
  });
}

/** @throws Error that shows how it is used */
export function readOptions(args: readonly string[]): WalkOptions {
  const many = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    // Without a number it is all of the choice.
    args: args.map((arg, at) =>
      arg === '--sample' && !/^\d+$/.test(args[at + 1] ?? '') ? '--sample=Infinity' : arg,
    ),
    options: {
      state: many,
      role: many,
      route: many,
      sample: { type: 'string' },
      out: { type: 'string', default: path.resolve(import.meta.dirname, '../.walk') },
      people: { type: 'string', default: '30' },
      workers: { type: 'string', default: '2' },
    },
  });
  const workers = Number(values.workers);
  const people = Number(values.people);
  const sample = values.sample === undefined ? undefined : Number(values.sample);
  if (!(workers >= 1) || !(people >= 1) || (sample !== undefined && !(sample >= 1))) throw new Error(USAGE);
  return {
    states: values.state ? oneOf('state', states, values.state) : states,
    roles: values.role ? oneOf('role', roles, values.role) : roles,
    routes: values.route ?? [],
    sample,
    out: path.resolve(values.out),
    people,
    workers,
  };
}

import type { Action, Outcome, Verb } from './Action';
import { lockedOut, lockedOutcome, type LockedState } from './lockedOut';
import { personas, roleOf, type Persona } from './world';

export interface Cell {
  relation: string;
  verb: Verb;
  name: string;
  who: string;
  role: string;
  persona: Persona | null;
  /** Run by the admin before the statement, and undone with it. */
  prepare: string | null;
  /** What the token says besides the persona's own claims. */
  claims: Record<string, string>;
  sql: string;
  check: string | null;
  expected: string;
  guards: string[];
  /** For whoever is locked out: why, and what the same person gets while nothing locks them out. */
  lockedOut?: { state: LockedState; inGoodStanding: string };
}

const missingGrant = (relation: string, verb: Verb, role: string, expected: Outcome): string[] => {
  const refused = /^no grant: (\w+) (\w+)$/.exec(String(expected));
  // The auth schema's grants belong to the platform.
  if (!refused || relation.startsWith('auth.')) return [];
  if (refused[1] === 'schema') return [`usage ${role} ${refused[2]}`];
  return [verb === 'call' ? `execute ${role} ${relation}` : `grant ${role} ${verb} ${relation}`];
};

/** The cells of one table, view or function. */
export function cellsOf(relation: string, actions: readonly Action[]): Cell[] {
  return actions.flatMap((action) => [...ofPersonas(relation, action), ...ofLockedOut(relation, action)]);
}

/** Whose outcome and guards hold for a persona: a guest is an account without a profile unless the action knows them. */
const likeOf = (action: Action, persona: Persona): Persona =>
  persona === 'guest' && action.guest === undefined ? 'noProfile' : persona;

function ofPersonas(relation: string, action: Action): Cell[] {
  return personas.map((persona): Cell => {
    const like = likeOf(action, persona);
    const known = like === 'guest' ? action.guest : action.expect[personas.indexOf(like)];
    const expected = known ?? 'undeclared';
    const role = roleOf(persona);
    const named = Object.entries(action.guards ?? {}).filter(([, hit]) => hit.includes(like));
    const isLayered = action.layered?.includes(like) ?? false;
    return {
      relation,
      verb: action.verb,
      name: action.name,
      who: persona,
      role,
      persona,
      prepare: null,
      claims: {},
      sql: action.sql,
      check: action.check ?? null,
      expected: String(expected),
      guards: [
        ...named.map(([guard]) => guard),
        ...(isLayered ? [] : missingGrant(relation, action.verb, role, expected)),
      ],
    };
  });
}

function ofLockedOut(relation: string, action: Action): Cell[] {
  return lockedOut.map((one): Cell => ({
    relation,
    verb: action.verb,
    name: action.name,
    who: one.who,
    role: 'authenticated',
    persona: one.persona ?? 'noProfile',
    prepare: one.prepare,
    claims: one.claims,
    sql: action.sql,
    check: action.check ?? null,
    expected: String(lockedOutcome(action, one)),
    guards: [],
    lockedOut: {
      state: one.state,
      inGoodStanding: String(action.expect[personas.indexOf(one.persona ?? 'noProfile')]),
    },
  }));
}

/** A cell of the auth service, which writes accounts and is nobody's persona. */
export function serviceCell(
  cell: Pick<Cell, 'relation' | 'verb' | 'name' | 'sql' | 'expected' | 'guards'> & { check: string },
): Cell {
  return {
    ...cell,
    who: 'auth service',
    role: 'supabase_auth_admin',
    persona: null,
    prepare: null,
    claims: {},
  };
}

/** The same cells with something more done beforehand by the admin. */
export function prepared(cells: readonly Cell[], sql: string): Cell[] {
  return cells.map((cell) => ({
    ...cell,
    prepare: cell.prepare === null ? sql : `${cell.prepare};\n${sql}`,
  }));
}

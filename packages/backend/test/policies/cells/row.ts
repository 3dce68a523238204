import type { Action, Outcome } from '../Action';
import type { Persona } from '../world';

/** Everyone who holds a token, but for the guest, whose guards are those of an account without a profile. */
export const loggedIn: readonly Persona[] = ['self', 'other', 'mentor', 'orga', 'noProfile', 'demoted'];

/** Everyone who holds a token, but for those. */
export const allBut = (...spared: Persona[]): readonly Persona[] =>
  loggedIn.filter((persona) => !spared.includes(persona));

/** The same outcome for everyone. */
export const all = (outcome: Outcome): Action['expect'] => [
  outcome,
  outcome,
  outcome,
  outcome,
  outcome,
  outcome,
  outcome,
];

/** Outcomes by persona, `otherwise` for those that are not named. */
export const only = (
  anon: Outcome,
  otherwise: Outcome,
  named: Partial<Record<Persona, Outcome>>,
): Action['expect'] => [
  anon,
  named.self ?? otherwise,
  named.other ?? otherwise,
  named.mentor ?? otherwise,
  named.orga ?? otherwise,
  named.noProfile ?? otherwise,
  named.demoted ?? otherwise,
];

/** What nobody may do to a table by hand. */
export const ungranted = (
  table: string,
  statements: Partial<Record<'insert' | 'update' | 'delete', string>>,
): Action[] =>
  (Object.entries(statements) as ['insert' | 'update' | 'delete', string][]).map(([verb, sql]) => ({
    verb,
    name: `${verb} by hand`,
    sql,
    expect: all(`no grant: table ${table}`),
  }));

/** The same outcome for everyone who owes the second factor, such as one row: their own. */
export const ownRow = (outcome: Outcome): Partial<Record<Persona, Outcome>> => ({
  self: outcome,
  other: outcome,
  mentor: outcome,
  orga: outcome,
});

// Calls of functions that decide themselves who may, so that every refusal is theirs.
import type { Action, Outcome } from '../Action';
import { cellsOf } from '../cell';
import type { Persona } from '../world';
import { only } from './row';

/** A call, what it leaves behind, and for whom it does not go through. */
export function call(
  name: string,
  args: string,
  what: string,
  check: string | null,
  otherwise: Outcome,
  named: Partial<Record<Persona, Outcome>>,
  more: Partial<Action> = {},
) {
  return cellsOf(`public.${name}`, [
    {
      verb: 'call',
      name: what,
      sql: `select from public.${name}(${args})`,
      ...(check === null ? {} : { check }),
      expect: only(`no grant: function ${name}`, otherwise, { noProfile: 'not_signed_in', ...named }),
      ...(named.guest === undefined ? {} : { guest: named.guest }),
      ...more,
    },
  ]);
}

/** What members of Ada's team do and nobody else. */
export const byTeam = (name: string, args: string, what: string, check: string) =>
  call(name, args, what, check, 'GR014', { self: 1, demoted: 1 });

/** What organisers alone do: no profile is only one more reason. */
export const byOrga = (
  name: string,
  args: string,
  what: string,
  check: string | null,
  outcome: Outcome = 1,
  more: Partial<Action> = {},
) => call(name, args, what, check, 'orga_only', { orga: outcome, noProfile: 'orga_only' }, more);

/** The same, which a trigger of the log notes. */
export const byOrgaLogged = (name: string, args: string, what: string, check: string, trigger: string) =>
  byOrga(name, args, what, check, 1, { guards: { [`trigger ${trigger}`]: ['orga'] } });

/** What organisers alone read. */
export const readByOrga = (name: string, args: string, what: string) => byOrga(name, args, what, null);

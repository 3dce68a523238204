// People who hold a valid token and are let in nowhere: their session was ended, they are banned or deleted, or they
// owe the second factor. Every statement of the table is tried by each of them, as participant, captain, mentor and ORGA.
import type { Action, Outcome } from './Action';
import { ids, personas, type Persona } from './world';

/** Why a valid token opens nothing. */
export type LockedState = 'ended' | 'banned' | 'owed' | 'deleted';

/** One way to be locked out: who it is, how that came to be, and what the token says. */
export interface LockedOut {
  state: LockedState;
  who: string;
  /** Whose rows are tried; null for an account of which nothing is left. */
  persona: Persona | null;
  prepare: string | null;
  claims: Record<string, string>;
}

/** A participant, a captain, a mentor and an organiser. */
const people = ['other', 'self', 'mentor', 'orga'] as const;
const goneSession = '5e551011-0000-4000-8000-00000000dead';
const goneAccount = 'abababab-0000-4000-8000-00000000dead';

const ban = (persona: (typeof people)[number]): string =>
  `update auth.users set banned_until = now() + interval '1 day' where id = '${ids[persona]}'`;
const addFactor = (persona: (typeof people)[number]): string => `
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
  values (gen_random_uuid(), '${ids[persona]}', 'App', 'totp', 'verified', now(), now(), 'A')`;

/** Everyone who is locked out. */
export const lockedOut: readonly LockedOut[] = [
  ...people.flatMap((persona): LockedOut[] => [
    {
      state: 'ended',
      who: `${persona}, session ended`,
      persona,
      prepare: null,
      claims: { session_id: goneSession },
    },
    { state: 'banned', who: `${persona}, banned`, persona, prepare: ban(persona), claims: {} },
    {
      state: 'owed',
      who: `${persona}, second factor owed`,
      persona,
      prepare: addFactor(persona),
      claims: { aal: 'aal1' },
    },
  ]),
  {
    state: 'deleted',
    who: 'deleted',
    persona: null,
    prepare: null,
    claims: { sub: goneAccount, session_id: goneSession },
  },
];

/**
 * What somebody locked out gets: what an account without a profile does, unless the action says otherwise. Whoever only
 * owes the second factor is told so.
 */
export function lockedOutcome(action: Action, { state, persona }: LockedOut): Outcome {
  const ofPersona = persona === null ? undefined : action.expect[personas.indexOf(persona)];
  const outside = action.expect[personas.indexOf('noProfile')] ?? 'undeclared';
  if (action.lockedOut === 'unasked' || String(ofPersona).startsWith('no grant:'))
    return ofPersona ?? outside;
  if (state !== 'owed') return action.lockedOut?.gone ?? outside;
  const owed = persona === null ? undefined : action.lockedOut?.owed?.[persona];
  return owed ?? (outside === 'not_signed_in' ? 'second_factor_needed' : outside);
}

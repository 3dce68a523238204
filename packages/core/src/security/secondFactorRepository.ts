import type { GrowSupabase } from '../db/growSupabase';
import { guard } from '../errors/unwrap';
import { askAuth } from './askAuth';
import { authAccountFromUser, type AuthAccount } from './AuthAccount';
import { factorEnrolment } from './factorEnrolment';

/** What proves a factor; a phone's code answers the challenge that it was sent for. */
export type FactorProof = { factorId: string; code: string; challengeId?: string | undefined };

/** A person's second factors at the auth service. Every call throws only AppError. */
export function secondFactorRepository(client: GrowSupabase) {
  const { mfa } = client.auth;

  async function readAccount(): Promise<AuthAccount> {
    const { user } = await askAuth<{ user: unknown }>(() => client.auth.getUser());
    return guard(() => Promise.resolve(authAccountFromUser(user)));
  }

  async function remove(factorId: string): Promise<void> {
    await askAuth(() => mfa.unenroll({ factorId }));
  }

  return {
    /** Address, pending change of address and factors. @throws AppError `unauthorized`, `malformed_row` */
    readAccount,

    ...factorEnrolment(client, { readAccount, remove }),

    /** Sends a phone its code and returns the challenge it answers. @throws AppError `rate_limited` */
    async sendCode(factorId: string): Promise<string> {
      const { id } = await askAuth(() => mfa.challenge({ factorId, channel: 'sms' }));
      return id;
    },

    /**
     * Proves a factor by its code; the session is of level 2 then. A phone's code answers the challenge it was sent for.
     * @throws AppError `mfa_failed`, `rate_limited`
     */
    async proveByCode(proof: FactorProof): Promise<void> {
      const { factorId, code, challengeId } = proof;
      if (challengeId === undefined) await askAuth(() => mfa.challengeAndVerify({ factorId, code }));
      else await askAuth(() => mfa.verify({ factorId, challengeId, code }));
    },

    /** Proves a security key by the browser's ceremony. @throws AppError `key_refused`, `mfa_failed` */
    async proveByKey(factorId: string): Promise<void> {
      await askAuth(() => mfa.webauthn.authenticate({ factorId }));
    },

    /** Takes a factor away; a verified one only from a session of level 2. @throws AppError `second_factor_needed` */
    remove,
  };
}

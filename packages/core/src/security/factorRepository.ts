import type { GrowSupabase } from '../db/growSupabase';
import { AppError } from '../errors/AppError';
import { toAppError } from '../errors/toAppError';
import { guard } from '../errors/unwrap';
import { authAccountFromUser, type AuthAccount } from './AuthAccount';

type AuthAnswer<T> = { readonly data: T | null; readonly error: unknown };

/** Runs a call of the auth library. @throws AppError also where it answers without error and data */
export async function askAuth<T>(call: () => Promise<AuthAnswer<T>>): Promise<T> {
  return guard(async () => {
    const { data, error } = await call();
    if (error !== null && error !== undefined) throw toAppError(error);
    if (data === null) throw new AppError('no_data');
    return data;
  });
}

/** An authenticator app that waits for its first code. */
export interface TotpEnrolment {
  readonly factorId: string;
  /** The QR code as SVG text. */
  readonly qrCode: string;
  /** The same in letters, for typing. */
  readonly secret: string;
}

/** What proves a factor; a phone's code answers the challenge that it was sent for. */
type Proof = { factorId: string; code: string; challengeId?: string | undefined };

/** The library puts a prefix before the picture that not every browser reads: what comes after it is the picture. */
const svgOf = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf('<svg'));

/** A person's second factors at the auth service. Every call throws only AppError. */
export function factorRepository(client: GrowSupabase) {
  const { mfa } = client.auth;

  async function readAccount(): Promise<AuthAccount> {
    const { user } = await askAuth<{ user: unknown }>(() => client.auth.getUser());
    return guard(() => Promise.resolve(authAccountFromUser(user)));
  }

  /** An enrolment that was left half way keeps its name and stands in the way of the next one. */
  async function clearLeftovers(name: string): Promise<void> {
    const { factors } = await readAccount();
    const leftovers = factors.filter((one) => !one.isVerified && one.name === name);
    for (const { id } of leftovers) await remove(id);
  }

  async function remove(factorId: string): Promise<void> {
    await askAuth(() => mfa.unenroll({ factorId }));
  }

  async function sendCode(factorId: string): Promise<string> {
    const { id } = await askAuth(() => mfa.challenge({ factorId, channel: 'sms' }));
    return id;
  }

  return {
    /** Address, pending change of address and factors. @throws AppError `unauthorized`, `malformed_row` */
    readAccount,

    /** Begins with an authenticator app. @throws AppError `second_factor_needed`, `factor_name_taken`, `factors_full` */
    async enrolTotp(name: string): Promise<TotpEnrolment> {
      await clearLeftovers(name);
      const enrolment = { factorType: 'totp', friendlyName: name, issuer: 'GROW' } as const;
      const { id, totp } = await askAuth(() => mfa.enroll(enrolment));
      return { factorId: id, qrCode: svgOf(totp.qr_code), secret: totp.secret };
    },

    /** Begins with a phone, its number in E.164; ask for its first code then. @throws AppError as `enrolTotp` */
    async enrolPhone(name: string, phone: string): Promise<{ readonly factorId: string }> {
      await clearLeftovers(name);
      const { id } = await askAuth(() => mfa.enroll({ factorType: 'phone', friendlyName: name, phone }));
      return { factorId: id };
    },

    /** Registers a security key, the browser's ceremony included. @throws AppError `key_refused`, `key_known` */
    async addSecurityKey(name: string): Promise<void> {
      await clearLeftovers(name);
      try {
        await askAuth(() => mfa.webauthn.register({ friendlyName: name }));
      } catch (error) {
        await clearLeftovers(name).catch(() => undefined);
        throw error;
      }
    },

    /** Sends a phone its code and returns the challenge it answers. @throws AppError `rate_limited` */
    sendCode,

    /**
     * Proves a factor by its code; the session is of level 2 then. A phone's code answers the challenge it was sent for.
     * @throws AppError `mfa_failed`, `rate_limited`
     */
    async proveByCode(proof: Proof): Promise<void> {
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

import type { GrowSupabase } from '../db/growSupabase';
import { askAuth } from './askAuth';
import type { AuthAccount } from './AuthAccount';

/** An authenticator app that waits for its first code. */
export interface TotpEnrolment {
  readonly factorId: string;
  /** The QR code as SVG text. */
  readonly qrCode: string;
  /** The same in letters, for typing. */
  readonly secret: string;
}

/** What an enrolment needs besides its own call. */
interface Existing {
  readAccount: () => Promise<AuthAccount>;
  remove: (factorId: string) => Promise<void>;
}

/** The library puts a prefix before the picture that not every browser reads: what comes after it is the picture. */
const svgOf = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf('<svg'));

/** How factors begin. Every call throws only AppError; `not_offered` where the service has that kind switched off. */
export function factorEnrolment(client: GrowSupabase, { readAccount, remove }: Existing) {
  const { mfa } = client.auth;

  /** An enrolment that was left half way keeps its name and stands in the way of the next one. */
  async function clearLeftovers(name: string): Promise<void> {
    const { factors } = await readAccount();
    const leftovers = factors.filter((one) => !one.isVerified && one.name === name);
    for (const { id } of leftovers) await remove(id);
  }

  return {
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
  };
}

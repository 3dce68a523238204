import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';
import type { AuthService, Db } from '../deps';
import { invalid } from '../errors';
import type { ChallengeRow } from './challenges';
import type { FactorRow } from './factors';

/** Bytes of a new secret: the length of the hash, as RFC 4226 recommends. */
const secretSize = 20;
/** How many steps of 30 s a clock may be off, to either side. */
const allowedDrift = 1;
/** Pixels of one square in the picture. */
const pixelSize = 3;
/** Empty squares around it, which readers need. */
const border = 4;

/** What an authenticator app needs: the base32 secret, its URI, and the URI as an SVG picture. */
export type TotpKey = { qr_code: string; secret: string; uri: string };

/** Makes the key of a new authenticator app. @throws AuthFailure validation_failed */
export function newTotpKey(issuer: string, account: string): TotpKey {
  const totp = new TOTP({ issuer, label: account, secret: new Secret({ size: secretSize }) });
  const uri = totp.toString();
  return { qr_code: pictureOf(uri), secret: totp.secret.base32, uri };
}

function pictureOf(uri: string): string {
  try {
    // Named colours: the client puts the text behind "data:", where a "#" would end it.
    const rows = encodeQR(uri, 'raw', { ecc: 'medium', border });
    const side = rows.length * pixelSize;
    const squares = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) =>
        isDark ? [`M${x * pixelSize} ${y * pixelSize}h${pixelSize}v${pixelSize}h-${pixelSize}z`] : [],
      ),
    );
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
      `<rect width="${side}" height="${side}" fill="white"/><path fill="black" d="${squares.join('')}"/></svg>`
    );
  } catch {
    throw invalid('The issuer is too long for a QR code');
  }
}

/** The step (of 30 s since 1970) whose code this is: now, or the one before or after; null where it is none of them. */
function stepOf(service: AuthService, factor: FactorRow, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret ?? '') });
  const timestamp = service.clock().getTime();
  const drift = totp.validate({ token: code, timestamp, window: allowedDrift });
  return drift === null ? null : totp.counter({ timestamp }) + drift;
}

/**
 * Whether a code is right and was not taken before; then its step is noted with the challenge, so that whoever saw the
 * digits cannot show them again. The factor has to be locked: of two answers at once the second sees the first one's note.
 */
export async function isTotpRight(
  service: AuthService,
  db: Db,
  factor: FactorRow,
  challenge: ChallengeRow,
  code: string,
): Promise<boolean> {
  const step = stepOf(service, factor, code);
  if (step === null) return false;
  const [taken] = await db`
    select from auth.mfa_challenges where factor_id = ${factor.id} and otp_code = ${String(step)}`;
  if (taken) return false;
  await db`update auth.mfa_challenges set otp_code = ${String(step)} where id = ${challenge.id}`;
  return true;
}

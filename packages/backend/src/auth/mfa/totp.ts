import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { AuthService } from '../deps';
import { invalid } from '../errors';
import type { FactorRow } from './factors';

/** Bytes of a new secret: the length of the hash, as RFC 4226 recommends. */
const secretSize = 20;
/** How many steps of 30 s a clock may be off, to either side. */
const allowedDrift = 1;
/** Pixels of one square in the picture. */
const pixelSize = 3;

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
    return renderSVG(uri, { ecc: 'M', border: 4, pixelSize, whiteColor: 'white', blackColor: 'black' });
  } catch {
    throw invalid('The issuer is too long for a QR code');
  }
}

/** Whether a code is right now or in the step before or after. As on the hosted service it counts for as long as it lasts. */
export function isTotpRight(service: AuthService, factor: FactorRow, code: string): boolean {
  if (!/^\d{6}$/.test(code)) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret ?? '') });
  return totp.validate({ token: code, timestamp: service.clock().getTime(), window: allowedDrift }) !== null;
}

import type { Context } from 'hono';
import { requirePerson } from '../bearer';
import { readBody, textOf } from '../body';
import type { AuthEnv, AuthService, Db } from '../deps';
import { AuthFailure } from '../errors';
import { deviceOf, type Device } from '../sessions';
import { transact } from '../transact';
import { createChallenge } from './challenges';
import { lockFactor, type FactorRow } from './factors';
import { challengeWebAuthn } from './webAuthnFactor';
import { checkChannel, checkFrequency, newPhoneCode, phoneMessage } from './phone';

/** @throws AuthFailure mfa_…_verify_not_enabled */
export function requireVerifiable(service: AuthService, type: FactorRow['factor_type']): void {
  const { totp, phone, webAuthn } = service.settings.mfa;
  const [isOn, kind] = {
    totp: [totp.isVerifiable, 'TOTP'] as const,
    phone: [phone.isVerifiable, 'Phone'] as const,
    webauthn: [webAuthn.isVerifiable, 'WebAuthn'] as const,
  }[type];
  if (isOn) return;
  throw new AuthFailure(422, `mfa_${type}_verify_not_enabled`, `MFA verification is disabled for ${kind}`);
}

async function challengePhone(service: AuthService, db: Db, factor: FactorRow, device: Device) {
  checkFrequency(service, factor);
  service.limits.message();
  const code = newPhoneCode(service, factor);
  const challenge = await createChallenge(service, db, factor, device, { otpCode: code.hash });
  return { challenge, message: phoneMessage(service, factor, code) };
}

/** POST /factors/:id/challenge: asks for the factor to be shown. */
export async function postChallenge(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const { user } = await requirePerson(service, c);
  const body = await readBody(c);
  const device = deviceOf(service, c);
  const { challenge, message } = await transact(service, async ({ tx }) => {
    const factor = await lockFactor(tx, user.id, c.req.param('id') ?? '');
    requireVerifiable(service, factor.factor_type);
    if (factor.factor_type === 'phone') {
      checkChannel(textOf(body, 'channel'));
      return challengePhone(service, tx, factor, device);
    }
    const challenge =
      factor.factor_type === 'webauthn'
        ? await challengeWebAuthn(service, tx, user, factor, device)
        : await createChallenge(service, tx, factor, device);
    return { challenge, message: null };
  });
  // After the commit: no code is sent that could not be answered.
  if (message) await service.messenger.send(message);
  return c.json(challenge);
}

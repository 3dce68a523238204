import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { AuthService } from '../deps';
import { invalid } from '../errors';
import { tooMany, tooOften } from '../limits/limits';
import type { ChallengeRow } from './challenges';
import type { FactorRow } from './factors';

/** Six digits to type, and their keyed hash: who reads the database does not learn the code. */
export type PhoneCode = { code: string; hash: string };

/** A number as it is stored: E.164 without its plus. @throws AuthFailure validation_failed */
export function checkedPhone(text: string): string {
  if (text === '') throw invalid('Phone number required to enroll Phone factor');
  const phone = text.replace(/^\+/, '').replaceAll(' ', '');
  if (/^[1-9]\d{1,14}$/.test(phone)) return phone;
  throw invalid('Invalid phone number format (E.164 required)');
}

const hashOf = (service: AuthService, factorId: string, code: string) =>
  createHmac('sha256', service.signingKeys.oneTimeSecret).update(`mfa\n${factorId}\n${code}`).digest('hex');

/** Makes the code of a new challenge. */
export function newPhoneCode(service: AuthService, factor: FactorRow): PhoneCode {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, hash: hashOf(service, factor.id, code) };
}

/** Whether a code is the one that was sent for this challenge. */
export function isPhoneCodeRight(
  service: AuthService,
  factor: FactorRow,
  challenge: ChallengeRow,
  code: string,
): boolean {
  const expected = Buffer.from(challenge.otp_code ?? '');
  const given = Buffer.from(hashOf(service, factor.id, code));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** @throws AuthFailure validation_failed for a channel that nobody listens to */
export function checkChannel(channel: string): void {
  if (channel === '' || channel === 'sms') return;
  throw invalid(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}

/** @throws AuthFailure over_sms_send_rate_limit when the last code was sent just now */
export function checkFrequency(service: AuthService, factor: FactorRow): void {
  const last = factor.last_challenged_at?.getTime();
  if (last === undefined) return;
  const wait = service.settings.mfa.phone.maxFrequency - (service.clock().getTime() - last) / 1000;
  if (wait < 0) return;
  throw tooMany('over_sms_send_rate_limit', tooOften, wait);
}

/** What is sent to the phone. */
export function phoneMessage(service: AuthService, factor: FactorRow, { code }: PhoneCode) {
  const text = service.settings.mfa.phone.template.replace(/\{\{\s*\.Code\s*\}\}/g, code);
  return { to: `+${factor.phone ?? ''}`, text };
}

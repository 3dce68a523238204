import type { Device, SecondFactor, SecondFactorKind } from '@grow/core/security';
import { m } from '../../paraglide/messages';

/** What each kind of second factor is called. */
export const kindWords: Record<SecondFactorKind, () => string> = {
  totp: m.security_kind_totp,
  phone: m.security_kind_phone,
  webauthn: m.security_kind_key,
};

/** The name that its owner gave a factor, or what it is. */
export const factorName = (factor: SecondFactor): string => factor.name ?? kindWords[factor.kind]();

/** A device as far as its browser says. */
export function deviceInWords({ browser, system }: Device): string {
  if (browser && system) return m.security_device({ browser, system });
  return browser ?? system ?? m.security_device_unknown();
}

/** A secret in groups of four, as one reads it aloud or types it. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** A name that is not taken yet: the wanted one, or with the next number behind it. */
export function freeName(wanted: string, taken: readonly (string | undefined)[]): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number += 1) name = `${wanted} ${number}`;
  return name;
}

/** Digits of a phone number with its country, as services want it; undefined where it is none. */
export function phoneNumber(typed: string): string | undefined {
  const digits = typed.replace(/[\s()/.-]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}

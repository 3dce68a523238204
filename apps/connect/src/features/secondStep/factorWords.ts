import type { Factor, FactorKind } from '@grow/core';
import { m } from '../../paraglide/messages';

const kinds: Record<FactorKind, () => string> = {
  totp: m.second_totp,
  phone: m.second_phone,
  webauthn: m.second_key,
};

/** A second factor as its owner knows it: what it is, and the name they gave it. */
export function factorWords({ kind, name }: Pick<Factor, 'kind' | 'name'>): string {
  const what = kinds[kind]();
  return name ? m.second_named({ kind: what, name }) : what;
}

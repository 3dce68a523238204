import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isJsonObject } from '../../tokens';

const areTexts = (object: Record<string, unknown>, names: string[]) =>
  names.every((name) => typeof object[name] === 'string');

const hasShape = (value: unknown, names: string[]): boolean =>
  isJsonObject(value) &&
  areTexts(value, ['id', 'rawId', 'type']) &&
  isJsonObject(value['response']) &&
  areTexts(value['response'], ['clientDataJSON', ...names]);

/** Says whether a value is what `navigator.credentials.create()` gives, as JSON. */
export function isRegistrationResponse(value: unknown): value is RegistrationResponseJSON {
  return hasShape(value, ['attestationObject']);
}

/** Says whether a value is what `navigator.credentials.get()` gives, as JSON. */
export function isAuthenticationResponse(value: unknown): value is AuthenticationResponseJSON {
  return hasShape(value, ['authenticatorData', 'signature']);
}

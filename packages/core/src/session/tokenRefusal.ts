import { isRecord, isText, parseJson } from './sessionRecord';

/** An answer as far as a refusal can be read from it. */
export interface RefusalEvidence {
  readonly method: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Statuses of a refused token; storage hides nearly all of its own behind 400. */
const STATUSES = new Set([400, 401, 403]);

/** Codes of the data API, the auth service and newer storage services. */
const CODES = new Set(['PGRST301', 'PGRST303', 'InvalidJWT', 'bad_jwt']);

/** The functions platform has a code for each way in which a token can be wrong. */
const PLATFORM_CODE = /^UNAUTHORIZED_\w*(?:JWT|TOKEN)/;

/** Storage has one code for a token that it does not believe and for a policy that says no; its sentence tells. */
const STORAGE_SENTENCE = /\bjw[ts]\b|\bclaim\b|\bsignature\b|\balgorithm\b|json web key/i;

/** GROW's database functions refuse a token whose session has ended, or that owes a second factor, in these words. */
const DATABASE_REFUSALS = new Set(['not_signed_in', 'second_factor_needed']);

/** Whether a status can belong to a refused token at all, so that the body is worth a look. */
export function mayBeTokenRefusal(status: number): boolean {
  return STATUSES.has(status);
}

/** Whether an answer says that the bearer itself was not believed, which a new one may change. */
export function isTokenRefusal({ method, status, headers, text }: RefusalEvidence): boolean {
  if (!mayBeTokenRefusal(status)) return false;
  if (status === 401 && headers.get('WWW-Authenticate')?.includes('invalid_token')) return true;
  if (PLATFORM_CODE.test(headers.get('sb-error-code') ?? '')) return true;
  // The data API answers a HEAD without its words; 401 is what it says to a token, 403 to a known person.
  if (method === 'HEAD') return status === 401;
  const body = parseJson(text);
  if (!isRecord(body)) return false;
  const { code, message } = body;
  if (isText(code) && (CODES.has(code) || (status === 401 && PLATFORM_CODE.test(code)))) return true;
  if (code === '42501' && isText(message) && DATABASE_REFUSALS.has(message)) return true;
  const isStorageRefusal = body['statusCode'] === '403' || body['statusCode'] === '400';
  return isStorageRefusal && isText(message) && STORAGE_SENTENCE.test(message);
}

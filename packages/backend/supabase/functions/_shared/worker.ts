// Functions that no person calls: a clock does, with a secret key.
import { Refusal } from './http.ts';
import { secretKeys } from './project.ts';

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lets only a secret key through, as `apikey` or as bearer. Digests are compared, so time tells nothing about the key. */
export async function requireSecretKey(request: Request): Promise<void> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const shown = await Promise.all(
    [request.headers.get('apikey'), bearer].flatMap((key) => (key ? [digestOf(key)] : [])),
  );
  const known = await Promise.all(secretKeys().map(digestOf));
  if (!shown.some((key) => known.includes(key))) {
    throw new Refusal(401, 'no_authorization', 'This function takes a secret key only.');
  }
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import type { AuthServer } from './authServer';

/** An authenticator app that was enrolled. */
export type EnrolledTotp = { id: string; totp: { secret: string } };

/** The code that the app shows at a time (milliseconds since 1970). */
export function codeOf({ totp }: EnrolledTotp, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({ timestamp });
}

/** The code that the app shows by the server's clock. */
export const codeNow = (server: AuthServer, factor: EnrolledTotp) => codeOf(factor, server.now().getTime());

/** Waits for the app's next code, by the server's clock. */
export const nextStep = (server: AuthServer) => server.advance(30);

/** Adds an authenticator app to a person and verifies it. */
export async function addTotp(server: AuthServer, client: SupabaseClient, friendlyName = 'App') {
  const { data: factor, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const code = codeNow(server, factor);
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (verified.error) throw verified.error;
  return { factor, code };
}

/** Shows the app's present code. */
export function authAgain(server: AuthServer, client: SupabaseClient, factor: EnrolledTotp) {
  return client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeNow(server, factor) });
}

/** What a token says. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

// Something that cannot be undone asks once more who is there.
import type { Caller } from './caller.ts';
import { requireSecondFactor } from './caller.ts';
import { Refusal } from './http.ts';
import { visitorClient } from './project.ts';

/** How old a proof may be, in seconds: long enough to read the page that asks. */
const FRESH_SECONDS = 600;

/**
 * Lets through who logged in within the last ten minutes, or who brings their password.
 * The auth service checks the password, so its limits on guessing hold.
 * @throws Refusal reauthentication_needed, invalid_credentials, insufficient_aal, or the auth service's own refusal
 */
export async function requireFreshLogin(caller: Caller, password: string): Promise<void> {
  requireSecondFactor(caller);
  if (password !== '') return requirePassword(caller, password);
  if (Date.now() / 1000 - caller.provedAt > FRESH_SECONDS) {
    throw new Refusal(403, 'reauthentication_needed', 'Log in again, or send your password.');
  }
}

async function requirePassword({ user }: Caller, password: string): Promise<void> {
  const client = visitorClient();
  const { error } = await client.auth.signInWithPassword({ email: user.email ?? '', password });
  if (error) {
    if (error.status === undefined || error.status === 0 || error.status >= 500) throw error;
    const status = error.status === 429 ? 429 : 403;
    throw new Refusal(status, error.code ?? 'invalid_credentials', 'The password was not accepted.');
  }
  // Only a proof was wanted: its session goes at once.
  await client.auth.signOut({ scope: 'local' });
}

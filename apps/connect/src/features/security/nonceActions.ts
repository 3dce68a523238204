// Proves a login anew by a code from the mail. Every function throws an AppError, nothing else.
import { isAppError, toAppError, type GrowClient } from '@grow/core';

async function settle(request: Promise<{ error: unknown }>): Promise<void> {
  const answer = await request.catch((error: unknown) => ({ error }));
  if (answer.error) throw toAppError(answer.error);
}

/** Mails the person a code of six digits that proves they still read their mail. @throws AppError `rate_limited` */
export const mailNonce = ({ supabase }: GrowClient): Promise<void> => settle(supabase.auth.reauthenticate());

/** Makes the session as good as a new login by the code that was mailed. @throws AppError `reauthentication_needed` */
export const proveByNonce = ({ supabase }: GrowClient, nonce: string): Promise<void> =>
  settle(supabase.auth.updateUser({ nonce }));

/** The service wants to know that the person still reads their mail: the session began long ago. */
export const wantsNonce = (error: unknown): boolean =>
  isAppError(error) && error.code === 'reauthentication_needed';

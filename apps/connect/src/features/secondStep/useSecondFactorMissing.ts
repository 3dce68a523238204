import { isSecondFactorMissing } from '@grow/core';
import { useSession } from '@grow/shell';

/** Whether somebody has logged in and still owes the second proof that protects the account. */
export function useSecondFactorMissing(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && isSecondFactorMissing(session.session);
}

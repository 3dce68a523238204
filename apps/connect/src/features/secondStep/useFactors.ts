import {
  authAccountFromUser,
  verifiedSecondFactors,
  type AuthAccount,
  type SecondFactor,
} from '@grow/core/security';
import { useGrowClient, useSession } from '@grow/shell';

/** A user that the session keeps in another shape has no factors that could be asked for. */
function accountOf(user: unknown): AuthAccount | undefined {
  try {
    return authAccountFromUser(user);
  } catch {
    return undefined;
  }
}

export type Factors = {
  /** The ones that count, as the session names them. */
  readonly factors: readonly SecondFactor[];
  /** Asks the service again: one of them is gone. */
  refresh: () => Promise<void>;
};

/** The second factors of the person who is logging in. */
export function useFactors(): Factors {
  const session = useSession();
  const client = useGrowClient();
  const account = session.status === 'signedIn' ? accountOf(session.session.user) : undefined;
  return {
    factors: account ? verifiedSecondFactors(account) : [],
    refresh: async () => {
      await client.session.refresh();
    },
  };
}

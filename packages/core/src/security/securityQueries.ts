import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { AuthAccount } from './AuthAccount';
import type { DeviceSession } from './DeviceSession';
import { deviceSessionRepository } from './deviceSessionRepository';
import { secondFactorRepository } from './secondFactorRepository';
import { passkeyRepository, type Passkey } from './passkeyRepository';

/** Cache keys of what keeps an account safe, per person. */
export const securityKeys = {
  person: (userId: string | undefined) => ['security', userId] as const,
  account: (userId: string | undefined) => ['security', userId, 'account'] as const,
  passkeys: (userId: string | undefined) => ['security', userId, 'passkeys'] as const,
  sessions: (userId: string | undefined) => ['security', userId, 'sessions'] as const,
};

/** Queries about the safety of one's own account. The client may be missing while a query is only described. */
export function securityQueries(client: GrowSupabase | undefined) {
  return {
    /** Address and second factors. */
    account: (userId: string | undefined): ProductQuery<AuthAccount> =>
      productQuery(securityKeys.account(userId), () =>
        secondFactorRepository(requireClient(client)).readAccount(),
      ),
    passkeys: (userId: string | undefined): ProductQuery<Passkey[]> =>
      productQuery(securityKeys.passkeys(userId), () =>
        passkeyRepository(requireClient(client)).listPasskeys(),
      ),
    /** Where one is logged in. */
    sessions: (userId: string | undefined): ProductQuery<DeviceSession[]> =>
      productQuery(securityKeys.sessions(userId), () =>
        deviceSessionRepository(requireClient(client)).listSessions(),
      ),
  };
}

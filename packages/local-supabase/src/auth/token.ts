import type { Context } from 'hono';
import { readBody, textOf } from './body';
import type { AuthEnv, AuthService } from './deps';
import { AuthFailure, invalid } from './errors';
import { passwordGrant } from './passwordGrant';
import { redeemAuthCode } from './pkce';
import { refreshGrant } from './refreshGrant';
import { deviceOf, isBanned, openSession } from './sessions';
import { transact } from './transact';
import { lockUser } from './users';

async function pkceGrant(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const body = await readBody(c);
  const code = textOf(body, 'auth_code');
  const verifier = textOf(body, 'code_verifier');
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const device = deviceOf(service, c);
  return c.json(
    await transact(service, async ({ tx }) => {
      const { userId, method, ...providerTokens } = await redeemAuthCode(service, tx, code, verifier);
      const user = await lockUser(tx, userId);
      if (user && isBanned(service, user)) throw new AuthFailure(403, 'user_banned', 'User is banned');
      return { ...(await openSession(service, tx, userId, method, device)), ...providerTokens };
    }),
  );
}

/** POST /token: every way to a session that needs no link. */
export function postToken(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  switch (c.req.query('grant_type') ?? '') {
    case 'password':
      return passwordGrant(service, c);
    case 'refresh_token':
      return refreshGrant(service, c);
    case 'pkce':
      return pkceGrant(service, c);
    case 'id_token':
      throw new AuthFailure(400, 'provider_disabled', 'Login with provider tokens is not enabled here yet');
    case 'web3':
      throw new AuthFailure(422, 'web3_provider_disabled', 'Web3 is not enabled here');
    default:
      throw new AuthFailure(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

import type { Context } from 'hono';
import type { JsonObject } from '../tokens';
import { checkedEmail, readBody, textOf } from './body';
import { isVerificationType, verifyToken } from './confirm';
import type { AuthEnv, AuthService } from './deps';
import { AuthFailure, invalid } from './errors';
import { guessOriginOf } from './guessOrigin';
import { landingAt, oauthErrorOf, type Landing } from './landing';
import { hashesOfCode, pkcePrefix } from './oneTimeTokens';
import { issueAuthCode, type FlowMethod } from './pkce';
import { redirectOrSite } from './redirects';
import { deviceOf, openSession } from './sessions';
import { transact } from './transact';
import { conflictOf } from './uniqueViolation';

const halfConfirmed = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** What a request wants verified: a link's text, or an address with six digits. */
function claimOf(service: AuthService, body: JsonObject): { hashes: string[]; type: string; email?: string } {
  const type = textOf(body, 'type');
  const token = textOf(body, 'token');
  const hash = textOf(body, 'token_hash');
  if (type === '') throw invalid('Verify requires a verification type');
  if ((token === '') === (hash === '')) throw invalid('Verify requires either a token or a token hash');
  if (!isVerificationType(type)) throw invalid('Invalid email verification type');
  if (hash !== '') {
    if (textOf(body, 'email') !== '') throw invalid('Only the token_hash and type should be provided');
    return { hashes: [hash], type };
  }
  const email = checkedEmail(textOf(body, 'email'));
  return { hashes: hashesOfCode(service, email, token.trim()), type, email };
}

/** POST /verify: a link or a code against a session. */
export async function postVerify(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const claim = claimOf(service, await readBody(c));
  const device = deviceOf(service, c);
  const attempt = () =>
    transact(service, async ({ tx }) => {
      const verified = await verifyToken(service, tx, claim);
      return verified ? openSession(service, tx, verified.userId, 'otp', device) : null;
    });
  const { email } = claim;
  // Six digits can be guessed, so the wrong ones are counted, whether or not the address is known.
  const session = await (email === undefined
    ? attempt()
    : service.limits.guess(`code ${email}`, await guessOriginOf(service, c, email), attempt));
  return c.json(session ?? { msg: halfConfirmed, code: '200' });
}

const flowMethodsOf: Record<string, FlowMethod[]> = {
  email: ['email/signup', 'magiclink'],
  signup: ['email/signup'],
  invite: ['invite'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email_change: ['email_change'],
};

async function follow(
  service: AuthService,
  c: Context<AuthEnv>,
  type: string,
  hash: string,
): Promise<Landing> {
  if (hash === '') throw invalid('Verify requires a token or a token hash');
  if (!isVerificationType(type)) throw invalid('Invalid email verification type');
  const device = deviceOf(service, c);
  return transact(service, async ({ tx }): Promise<Landing> => {
    const verified = await verifyToken(service, tx, { hashes: [hash], type });
    if (!verified) return { fragment: { message: halfConfirmed } };
    if (hash.startsWith(pkcePrefix)) {
      const code = await issueAuthCode(service, tx, verified.userId, flowMethodsOf[type] ?? []);
      return { query: { code } };
    }
    const session = await openSession(service, tx, verified.userId, 'otp', device);
    const { access_token, token_type, expires_in, expires_at, refresh_token } = session;
    const answer = { access_token, token_type, expires_in, expires_at, refresh_token, type };
    const texts = Object.entries(answer).map(([name, value]): [string, string] => [name, String(value)]);
    return { fragment: Object.fromEntries(texts) };
  });
}

function landingOf(failure: AuthFailure, isPkce: boolean): Landing {
  const parameters: Record<string, string> = { error_code: failure.code, error_description: failure.message };
  const oauthError = oauthErrorOf(failure.status);
  if (oauthError !== undefined) parameters['error'] = oauthError;
  return isPkce ? { query: parameters, fragment: parameters } : { fragment: parameters };
}

/** GET /verify: for links that lead here instead of to the confirmation page; always ends in a redirect. */
export async function getVerify(service: AuthService, c: Context<AuthEnv>): Promise<Response> {
  const hash = c.req.query('token') ?? c.req.query('token_hash') ?? '';
  const target = redirectOrSite(service, c.req.query('redirect_to') ?? '');
  let landing: Landing;
  try {
    landing = await follow(service, c, c.req.query('type') ?? '', hash);
  } catch (error) {
    const failure = conflictOf(error) ?? error;
    if (!(failure instanceof AuthFailure)) throw error;
    landing = landingOf(failure, hash.startsWith(pkcePrefix));
  }
  return c.redirect(landingAt(target, landing), 303);
}

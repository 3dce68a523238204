// Stands in for Google, LinkedIn and GitHub where nobody has an account with them: in development, tests and demos.
// It speaks their protocols for real, so that what is tried here is the code that talks to them.
import { Hono, type Context } from 'hono';
import { randomBytes } from 'node:crypto';
import type { ProviderCredentials, ProviderName } from '../auth/providers/provider';
import { consentPage, pagePolicy, refusalPage } from './consentPage';
import { createGrants, type Grants } from './grants';
import { githubEmails, githubUser } from './githubAnswers';
import { createIdTokens, type IdTokens } from './idTokens';
import { personOf } from './person';

/** The stand-in: its pages below `/stand-in`, and how the auth service reaches it. */
export type StandIn = {
  app: Hono;
  credentials: ProviderCredentials;
  placeOf: (name: ProviderName) => string;
};

type Parts = {
  url: string;
  callbackUrl: string;
  credentials: ProviderCredentials;
  grants: Grants;
  idTokens: IdTokens;
};

const placeOf = (url: string, name: string) => `${url}/stand-in/${name}`;

/** The client and its callback have to be the auth service's: nobody else is sent a code. */
function isOurs(parts: Parts, wish: Record<string, string>): boolean {
  return wish['client_id'] === parts.credentials.clientId && wish['redirect_uri'] === parts.callbackUrl;
}

function showConsent(parts: Parts, c: Context): Response | Promise<Response> {
  c.header('Content-Security-Policy', pagePolicy);
  const wish = c.req.query();
  if (!isOurs(parts, wish)) return c.html(refusalPage(), 400);
  return c.html(consentPage(c.req.param('provider') ?? 'github', wish));
}

async function decide(parts: Parts, c: Context): Promise<Response> {
  const provider = c.req.param('provider') ?? 'github';
  const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
  if (!isOurs(parts, form)) {
    c.header('Content-Security-Policy', pagePolicy);
    return c.html(refusalPage(), 400);
  }
  const back = new URL(parts.callbackUrl);
  back.searchParams.set('state', form['state'] ?? '');
  if (form['decision'] === 'allow') {
    back.searchParams.set('code', parts.grants.issue(personOf(provider, form)));
  } else {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', 'The user denied the request');
  }
  return c.redirect(back.href, 303);
}

async function exchange(parts: Parts, c: Context): Promise<Response> {
  const provider = c.req.param('provider') ?? 'github';
  const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
  if (form['client_secret'] !== parts.credentials.clientSecret || !isOurs(parts, form)) {
    return c.json({ error: 'invalid_client' }, 401);
  }
  const grant = parts.grants.exchange(form['code'] ?? '');
  if (!grant || grant.person.provider !== provider) return c.json({ error: 'invalid_grant' }, 400);
  const { accessToken, person } = grant;
  const idToken =
    provider === 'github'
      ? {}
      : { id_token: await parts.idTokens.sign(placeOf(parts.url, provider), person) };
  return c.json({ access_token: accessToken, token_type: 'Bearer', expires_in: 3600, ...idToken });
}

function addOpenId(app: Hono, parts: Parts): void {
  const base = '/:provider{google|linkedin_oidc}';
  app.get(`${base}/.well-known/openid-configuration`, (c) => {
    const issuer = placeOf(parts.url, c.req.param('provider'));
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });
  app.get(`${base}/keys`, (c) => c.json(parts.idTokens.jwks));
  app.get(`${base}/authorize`, (c) => showConsent(parts, c));
  app.post(`${base}/authorize`, (c) => decide(parts, c));
  app.post(`${base}/token`, (c) => exchange(parts, c));
}

function addGithub(app: Hono, parts: Parts): void {
  const personOfToken = (c: Context) =>
    parts.grants.personOf(/^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '');
  const bad = (c: Context) => c.json({ message: 'Bad credentials' }, 401);
  app.get('/github/login/oauth/authorize', (c) => showConsent(parts, c));
  app.post('/github/login/oauth/authorize', (c) => decide(parts, c));
  app.post('/github/login/oauth/access_token', (c) => exchange(parts, c));
  app.get('/github/api/v3/user', (c) => {
    const person = personOfToken(c);
    return person ? c.json(githubUser(person)) : bad(c);
  });
  app.get('/github/api/v3/user/emails', (c) => {
    const person = personOfToken(c);
    return person ? c.json(githubEmails(person)) : bad(c);
  });
}

/** Makes the stand-in of a backend at an address; `callbackUrl` is the only place it sends people back to. */
export async function createStandIn(options: {
  url: string;
  callbackUrl: string;
  clock?: () => Date;
}): Promise<StandIn> {
  const clock = options.clock ?? (() => new Date());
  const credentials = { clientId: 'stand-in', clientSecret: randomBytes(24).toString('base64url') };
  const idTokens = await createIdTokens(credentials.clientId, clock);
  const parts: Parts = { ...options, credentials, grants: createGrants(clock), idTokens };
  const app = new Hono().basePath('/stand-in');
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
  });
  addOpenId(app, parts);
  addGithub(app, parts);
  return { app, credentials, placeOf: (name) => placeOf(options.url, name) };
}

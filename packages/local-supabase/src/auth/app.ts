import { Hono, type Context } from 'hono';
import { postGenerateLink, postInvite } from './adminLinks';
import { createUser, deleteUser, getUserById, getUsers, updateUser } from './adminUsers';
import { authServiceOf, type AuthDeps, type AuthEnv, type AuthService } from './deps';
import { answerError } from './errors';
import { refuseHead } from './headRequests';
import { postLogout } from './logout';
import { addRequestLimits } from './limits/middleware';
import { addFactorRoutes } from './mfa/routes';
import { addPasskeyRoutes } from './passkeys/routes';
import { addAbsences } from './notEnabled';
import { addProviderRoutes } from './providers/routes';
import { postOtp, postRecover, postResend } from './otp';
import { healthJson, settingsJson } from './settings';
import { postSignup } from './signup';
import { postToken } from './token';
import { conflictOf } from './uniqueViolation';
import { getReauthenticate, getUser, putUser } from './user';
import { getVerify, postVerify } from './verify';

type Endpoint = (service: AuthService, c: Context<AuthEnv>) => Response | Promise<Response>;

/**
 * The auth service below `/auth/v1`, speaking the hosted service's HTTP so that supabase-js works unchanged.
 * It expects the caller's identity in the bindings (`env.identity`) and reads the bearer from the request itself.
 */
export function createAuthApp(deps: AuthDeps): Hono<AuthEnv> {
  const service = authServiceOf(deps);
  const app = new Hono<AuthEnv>().basePath('/auth/v1');
  const at = (endpoint: Endpoint) => (c: Context<AuthEnv>) => endpoint(service, c);

  app.onError((error, c) => answerError(c, conflictOf(error) ?? error));
  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', c.res.headers.get('Cache-Control') ?? 'no-store');
  });
  refuseHead(app);
  addRequestLimits(app, service);
  app.post('/signup', at(postSignup));
  app.post('/token', at(postToken));
  app.get('/user', at(getUser));
  app.put('/user', at(putUser));
  app.get('/reauthenticate', at(getReauthenticate));
  app.post('/logout', at(postLogout));
  app.post('/recover', at(postRecover));
  app.post('/otp', at(postOtp));
  app.post('/magiclink', at(postOtp));
  app.post('/resend', at(postResend));
  app.post('/verify', at(postVerify));
  app.get('/verify', at(getVerify));
  app.post('/invite', at(postInvite));
  app.post('/admin/generate_link', at(postGenerateLink));
  app.post('/admin/users', at(createUser));
  app.get('/admin/users', at(getUsers));
  app.get('/admin/users/:id', at(getUserById));
  app.put('/admin/users/:id', at(updateUser));
  app.delete('/admin/users/:id', at(deleteUser));
  app.get('/settings', (c) => c.json(settingsJson(service)));
  app.get('/health', (c) => c.json(healthJson));
  app.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', 'public, max-age=600');
    return c.json(service.signingKeys.jwks);
  });
  addFactorRoutes(app, service);
  addPasskeyRoutes(app, service);
  addProviderRoutes(app, service);
  addAbsences(app);
  return app;
}

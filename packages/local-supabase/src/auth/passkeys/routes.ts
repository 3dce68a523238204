import type { Hono } from 'hono';
import type { AuthEnv, AuthService } from '../deps';
import { AuthFailure } from '../errors';
import { postAuthenticationOptions, postAuthenticationVerify } from './authentication';
import { deletePasskey, deleteUserPasskey, getPasskeys, getUserPasskeys, patchPasskey } from './manage';
import { postRegistrationOptions, postRegistrationVerify } from './registration';

/** Mounts what supabase-js calls as `auth.passkey`, `registerPasskey` and `signInWithPasskey`. */
export function addPasskeyRoutes(app: Hono<AuthEnv>, service: AuthService): void {
  app.use('/passkeys/*', async (_, next) => {
    if (!service.settings.passkeys.isEnabled) {
      throw new AuthFailure(404, 'passkey_disabled', 'Passkeys are disabled');
    }
    await next();
  });
  app.post('/passkeys/registration/options', (c) => postRegistrationOptions(service, c));
  app.post('/passkeys/registration/verify', (c) => postRegistrationVerify(service, c));
  app.post('/passkeys/authentication/options', (c) => postAuthenticationOptions(service, c));
  app.post('/passkeys/authentication/verify', (c) => postAuthenticationVerify(service, c));
  app.get('/passkeys', (c) => getPasskeys(service, c));
  app.patch('/passkeys/:id', (c) => patchPasskey(service, c));
  app.delete('/passkeys/:id', (c) => deletePasskey(service, c));
  app.get('/admin/users/:id/passkeys', (c) => getUserPasskeys(service, c));
  app.delete('/admin/users/:id/passkeys/:passkeyId', (c) => deleteUserPasskey(service, c));
}

import type { Hono } from 'hono';
import type { AuthEnv, AuthService } from '../deps';
import { AuthFailure } from '../errors';
import { deleteUserFactor, getUserFactors, updateUserFactor } from './admin';
import { createAnswerCounter } from './answerCounter';
import { postChallenge } from './challenge';
import { postFactor } from './enroll';
import { deleteFactor } from './unenroll';
import { postVerifyFactor } from './verify';

/** Mounts what supabase-js calls as `auth.mfa`. */
export function addFactorRoutes(app: Hono<AuthEnv>, service: AuthService): void {
  const answers = createAnswerCounter(service.settings.mfa, service.clock);
  app.all('/factors/recovery-codes/*', () => {
    throw new AuthFailure(404, 'feature_disabled', 'Recovery codes are not enabled on the local backend');
  });
  app.post('/factors', (c) => postFactor(service, c));
  app.post('/factors/:id/challenge', (c) => postChallenge(service, c));
  app.post('/factors/:id/verify', (c) => postVerifyFactor(service, answers, c));
  app.delete('/factors/:id', (c) => deleteFactor(service, c));
  app.get('/admin/users/:id/factors', (c) => getUserFactors(service, c));
  app.put('/admin/users/:id/factors/:factorId', (c) => updateUserFactor(service, c));
  app.delete('/admin/users/:id/factors/:factorId', (c) => deleteUserFactor(service, c));
}

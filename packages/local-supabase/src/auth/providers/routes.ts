import type { Hono } from 'hono';
import type { AuthEnv, AuthService } from '../deps';
import { getAuthorize } from './authorize';
import { handleCallback } from './callback';

/** The way to a provider and back. Some providers post their answer. */
export function addProviderRoutes(app: Hono<AuthEnv>, service: AuthService): void {
  app.get('/authorize', (c) => getAuthorize(service, c));
  app.get('/callback', (c) => handleCallback(service, c));
  app.post('/callback', (c) => handleCallback(service, c));
}

import type { Context, Hono } from 'hono';
import type { AuthEnv } from './deps';
import { AuthFailure } from './errors';

type Absence = { paths: string[]; failure: (c: Context<AuthEnv>) => AuthFailure };

const absences: Absence[] = [
  {
    paths: ['/sso', '/sso/*'],
    failure: () => new AuthFailure(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  },
  {
    paths: ['/user/identities/*'],
    failure: () => new AuthFailure(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  },
  {
    paths: [
      '/oauth/*',
      '/user/oauth/*',
      '/admin/oauth/*',
      '/admin/custom-providers',
      '/admin/custom-providers/*',
    ],
    failure: () => new AuthFailure(404, 'feature_disabled', 'OAuth is not enabled on the local backend'),
  },
  {
    paths: ['*'],
    failure: (c) =>
      new AuthFailure(404, 'not_found', `The local auth service has no ${c.req.method} ${c.req.path}`),
  },
];

/** Says plainly what a hosted project has and this backend has not. */
export function addAbsences(app: Hono<AuthEnv>): void {
  for (const { paths, failure } of absences) {
    for (const path of paths) {
      app.all(path, (c) => {
        throw failure(c);
      });
    }
  }
}

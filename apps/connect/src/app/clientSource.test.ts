import { describe, expect, it } from 'vitest';
import { isQuietEntrance } from './clientSource';

describe('isQuietEntrance', () => {
  it.each(['/connect/login', '/connect/login/', '/connect/signup', '/connect/reset'])(
    'lets %s be painted before the client is loaded',
    (pathname) => {
      expect(isQuietEntrance({ pathname, cookie: '' })).toBe(true);
    },
  );

  it.each(['/connect', '/connect/profile', '/connect/reset/new', '/connect/auth/confirm', '/events'])(
    'loads the client at once on %s',
    (pathname) => {
      expect(isQuietEntrance({ pathname, cookie: '' })).toBe(false);
    },
  );

  it.each(['sb-localhost-auth-token=base64-x', 'a=1; sb-localhost-auth-token.0=base64-x'])(
    'loads it at once where a session is kept: %s',
    (cookie) => {
      expect(isQuietEntrance({ pathname: '/connect/login', cookie })).toBe(false);
    },
  );
});

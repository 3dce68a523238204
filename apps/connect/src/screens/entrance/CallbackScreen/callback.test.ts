import { describe, expect, it } from 'vitest';
import { callbackFrom, isExplained } from './callback';

const failureOf = (search: string, hash = '') => {
  const callback = callbackFrom(search, hash);
  return callback.kind === 'failure' ? callback.error?.code : 'no failure';
};

describe('coming back from another service', () => {
  it('with a code, and the way on beside it', () => {
    expect(callbackFrom('?code=abc&next=%2Fconnect%2Fteams', '')).toEqual({ kind: 'code', code: 'abc' });
  });

  it.each([
    ['?error=access_denied&error_description=User+denied', '', 'provider_denied'],
    ['?error=access_denied&error_code=provider_email_needs_verification', '', 'provider_email_unverified'],
    ['?error=invalid_request&error_code=bad_oauth_state', '', 'login_expired'],
    ['?error=server_error&error_code=flow_state_expired', '', 'login_expired'],
    ['?error=access_denied&error_code=signup_disabled', '', 'signup_closed'],
    ['?error=access_denied&error_code=user_banned', '', 'account_closed'],
    ['', '#error=access_denied&error_description=x', 'provider_denied'],
    ['?code=abc&error=access_denied', '', 'provider_denied'],
  ])('with an error: %s%s', (search, hash, code) => {
    expect(failureOf(search, hash)).toBe(code);
  });

  it('with nothing, or with something nobody knows', () => {
    expect(failureOf('')).toBeUndefined();
    expect(failureOf('?code=')).toBeUndefined();
    expect(failureOf('?error=server_error&error_code=unexpected_failure')).toBe('server');
    expect(failureOf('?error=teapot')).toBe('unexpected');
  });

  it('explains only what helps here', () => {
    const errorOf = (search: string) => {
      const callback = callbackFrom(search, '');
      return callback.kind === 'failure' ? callback.error : undefined;
    };
    expect(isExplained(errorOf('?error=access_denied'))).toBe(true);
    expect(isExplained(errorOf('?error=server_error&error_code=unexpected_failure'))).toBe(false);
    expect(isExplained(undefined)).toBe(false);
  });
});

import {
  AuthApiError,
  AuthPKCECodeVerifierMissingError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/supabase-js';
import { FunctionsFetchError, PostgrestError, StorageApiError } from '@supabase/supabase-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError, isAppError } from './AppError';
import type { AppErrorCode } from './AppErrorCode';
import { errorCatalog, type ErrorCatalogEntry } from './errorCatalog';
import { toAppError } from './toAppError';
import { guard, unwrap, unwrapOptional } from './unwrap';

describe('errorCatalog', () => {
  it('holds the sentences of the specification word for word', () => {
    expect(errorCatalog.user_id_missing.message).toBe('user id not available. Cannot fetch Profile');
    expect(errorCatalog.avatar_upload_failed.message).toBe('Something went wrong');
    expect(errorCatalog.image_resize_failed.message).toBe('Error during resizing of image');
    expect(errorCatalog.image_blob_failed.message).toBe('Could not convert canvas to blob');
    expect(errorCatalog.no_data.message).toBe('Received no data');
  });

  it('does not compile with a code that has no entry', () => {
    // @ts-expect-error The entry of network is missing.
    const incomplete: Record<AppErrorCode, ErrorCatalogEntry> = { ...errorCatalog, network: undefined };
    const { network, ...rest } = errorCatalog;
    // @ts-expect-error The same, with the entry left out.
    const shorter: Record<AppErrorCode, ErrorCatalogEntry> = rest;
    expect(network.isRetryable && incomplete !== shorter).toBe(true);
  });
});

describe('toAppError', () => {
  const cases: [string, unknown, AppErrorCode, number | undefined][] = [
    ['a lost connection', new TypeError('fetch failed'), 'network', 0],
    ['a cancelled request', new DOMException('x', 'AbortError'), 'aborted', undefined],
    ['a deadline', new DOMException('x', 'TimeoutError'), 'timeout', undefined],
    ['a row level denial', { code: '42501', message: 'denied' }, 'forbidden', undefined],
    ['a second row', { code: 'PGRST116', message: 'x' }, 'single_row_expected', 406],
    ['a duplicate', { code: '23505' }, 'already_exists', undefined],
    ['the last ORGA', { code: 'GR002', message: 'last_orga' }, 'last_orga', undefined],
    ['an expired token', { code: 'PGRST303' }, 'unauthorized', undefined],
    ['a wrong password', new AuthApiError('x', 400, 'invalid_credentials'), 'invalid_credentials', 400],
    ['an unconfirmed address', new AuthApiError('x', 400, 'email_not_confirmed'), 'email_not_confirmed', 400],
    ['no session', new AuthSessionMissingError(), 'unauthorized', 400],
    ['auth out of reach', new AuthRetryableFetchError('x', 0), 'network', 0],
    ['auth behind a broken gateway', new AuthRetryableFetchError('x', 502), 'server', 502],
    ['a closed account', new AuthApiError('x', 400, 'user_banned'), 'account_closed', 400],
    [
      'a code from an app that is wrong',
      new AuthApiError('x', 422, 'mfa_verification_failed'),
      'mfa_failed',
      422,
    ],
    [
      'a code that came too late',
      new AuthApiError('x', 422, 'mfa_challenge_expired'),
      'challenge_expired',
      422,
    ],
    ['a factor removed elsewhere', new AuthApiError('x', 404, 'mfa_factor_not_found'), 'factor_gone', 404],
    ['a message that did not go out', new AuthApiError('x', 422, 'sms_send_failed'), 'message_not_sent', 422],
    ['a key of nobody', new AuthApiError('x', 400, 'webauthn_credential_not_found'), 'key_unknown', 400],
    ['a login begun too long ago', new AuthApiError('x', 404, 'flow_state_expired'), 'login_expired', 404],
    ['a login begun elsewhere', new AuthPKCECodeVerifierMissingError(), 'login_expired', 400],
    ['a refusal at the provider', { error: 'access_denied' }, 'provider_denied', undefined],
    [
      'a provider that does not vouch for the address',
      { error: 'access_denied', code: 'provider_email_needs_verification' },
      'provider_email_unverified',
      undefined,
    ],
    ['a used link', new AuthApiError('x', 403, 'otp_expired'), 'link_expired', 403],
    ['a step that wants aal2', new AuthApiError('x', 403, 'insufficient_aal'), 'second_factor_needed', 403],
    [
      'a wrong current password',
      new AuthApiError('x', 400, 'current_password_invalid'),
      'password_wrong',
      400,
    ],
    [
      'a kind of factor that is off',
      new AuthApiError('x', 422, 'mfa_webauthn_enroll_not_enabled'),
      'not_offered',
      422,
    ],
    ['a name given twice', new AuthApiError('x', 422, 'mfa_factor_name_conflict'), 'factor_name_taken', 422],
    ['a key nobody touched', new DOMException('x', 'NotAllowedError'), 'key_refused', undefined],
    ['a key that is here already', { name: 'InvalidStateError', code: 'ERROR_X' }, 'key_known', undefined],
    ['a function out of reach', new FunctionsFetchError({}), 'network', 0],
    ['a missing file', new StorageApiError('x', 400, '404', 'storage', 'NoSuchKey'), 'not_found', 404],
    ['a missing file without a code', new StorageApiError('x', 400, '404'), 'not_found', 404],
    ['a file too large', new StorageApiError('x', 400, '413'), 'image_too_large', 413],
    ['too many requests', { status: 429 }, 'rate_limited', 429],
    ['a failing backend', { status: 500 }, 'server', 500],
    ['an unknown refusal', { status: 418 }, 'invalid_response', 418],
    ['a bug', new RangeError('x'), 'unexpected', undefined],
    ['a text', 'out of order', 'unexpected', undefined],
    ['nothing', undefined, 'unexpected', undefined],
    ['null', null, 'unexpected', undefined],
  ];

  it.each(cases)('recognises %s', (_, value, code, status) => {
    expect(toAppError(value)).toMatchObject({ code, status });
  });

  it('calls a denial without a session unauthorized: PostgREST says 401 then', () => {
    expect(toAppError({ code: '42501' }, { status: 401 }).code).toBe('unauthorized');
    expect(toAppError({ code: '42501' }, { status: 403 }).code).toBe('forbidden');
  });

  it('carries the seconds that a rate limit asks to wait', () => {
    const wait = 'For security purposes, you can only request this after 42 seconds.';
    const limited = toAppError(new AuthApiError(wait, 429, 'over_email_send_rate_limit'));
    expect(limited).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 42 });
    expect(
      toAppError(new AuthApiError('x', 429, 'over_request_rate_limit')).retryAfterSeconds,
    ).toBeUndefined();
    expect(toAppError(new AuthApiError(wait, 400, 'validation_failed')).retryAfterSeconds).toBeUndefined();
  });

  it('keeps message, details, hint, code and status, and the original as cause', () => {
    const origin = new PostgrestError({ message: 'm', details: 'd', hint: 'h', code: '23514' });
    const error = toAppError(origin, { status: 400 });
    expect(error).toMatchObject({
      code: 'invalid_value',
      message: 'm',
      details: 'd',
      hint: 'h',
      backendCode: '23514',
      status: 400,
    });
    expect(error.cause).toBe(origin);
    expect(error).toBeInstanceOf(Error);
  });

  it('goes by codes, never by words', () => {
    expect(toAppError(new Error('Invalid login credentials')).code).toBe('unexpected');
    expect(toAppError(new Error('TypeError: Failed to fetch')).code).toBe('unexpected');
  });

  it('looks into what a client wrapped', () => {
    const storage = Object.assign(new Error('x'), {
      name: 'StorageUnknownError',
      originalError: new TypeError(),
    });
    expect(toAppError(storage)).toMatchObject({ code: 'network', status: 0 });
  });

  it('tells a cancelled request from a lost one by the signal', () => {
    const cancelled = AbortSignal.abort();
    expect(toAppError({ message: 'x', code: '' }, { status: 0, signal: cancelled }).code).toBe('aborted');
    const late = AbortSignal.abort(new DOMException('x', 'TimeoutError'));
    expect(toAppError({ message: 'x' }, { status: 0, signal: late }).code).toBe('timeout');
    const running = new AbortController().signal;
    expect(toAppError({ message: 'x' }, { status: 0, signal: running }).code).toBe('network');
  });

  it('returns an AppError as it is, also one of another copy of this package', () => {
    const error = new AppError('conflict');
    expect(toAppError(error)).toBe(error);
    const foreign = Object.assign(new Error('x'), { [Symbol.for('@grow/core/AppError')]: true });
    expect(isAppError(foreign)).toBe(true);
    expect(toAppError(foreign)).toBe(foreign);
  });

  it('never throws, whatever it is given', () => {
    const trap = () => {
      throw new Error('trap');
    };
    const cyclic: Record<string, unknown> = {};
    cyclic['originalError'] = cyclic;
    cyclic['cause'] = cyclic;
    const { proxy: revoked, revoke } = Proxy.revocable({}, {});
    revoke();
    const hostile: unknown[] = [
      cyclic,
      revoked,
      new Proxy({}, { get: trap, has: trap, getPrototypeOf: trap, ownKeys: trap }),
      new Proxy(() => undefined, { get: trap, has: trap }),
      Object.defineProperty({}, 'message', { get: trap }),
      Object.defineProperty(new Error(), 'code', { get: trap }),
      { code: Symbol('x'), status: Number.NaN, message: 5n },
      { toString: trap, [Symbol.toPrimitive]: trap },
      Object.create(null),
      Symbol('x'),
      5n,
    ];
    for (const value of hostile) expect(toAppError(value).code in errorCatalog).toBe(true);
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withMap: true }), (value) => {
        const error = toAppError(value);
        expect(error.code in errorCatalog).toBe(true);
        expect(typeof error.message).toBe('string');
      }),
      { numRuns: 2000 },
    );
    const field = fc.oneof(fc.anything(), fc.constantFrom('42501', 'PGRST116', 'TypeError', 404, '404'));
    const shaped = fc.record({
      name: field,
      code: field,
      status: field,
      statusCode: field,
      originalError: field,
    });
    fc.assert(
      fc.property(shaped, (value) => toAppError(value).code in errorCatalog),
      { numRuns: 2000 },
    );
  });
});

describe('unwrap', () => {
  it('returns the data', () => {
    expect(unwrap({ data: [1], error: null, status: 200, statusText: 'OK' })).toEqual([1]);
    expect(unwrap({ data: 0, error: null })).toBe(0);
  });

  it('throws the error field of a result', () => {
    const run = () => unwrap({ data: null, error: { message: 'm', code: '42501' }, status: 403 });
    expect(run).toThrow(expect.objectContaining({ code: 'forbidden', message: 'm', status: 403 }) as Error);
  });

  it.each([
    [204, 'No Content', 'Received no data 204 No Content'],
    [200, '', 'Received no data 200'],
    [undefined, undefined, 'Received no data'],
  ])('says what it received instead of data: %s %s', (status, statusText, message) => {
    const response = { data: null, error: null, ...(status === undefined ? {} : { status, statusText }) };
    expect(() => unwrap(response)).toThrow(expect.objectContaining({ code: 'no_data', message }) as Error);
  });

  it('takes a 404 with an array as an empty success', () => {
    expect(unwrap({ data: null, error: [], status: 404, statusText: 'Not Found' })).toEqual([]);
    expect(unwrap<unknown[]>({ data: [], error: null, status: 404 })).toEqual([]);
    const run = () => unwrap({ data: null, error: { message: 'x' }, status: 404 });
    expect(run).toThrow(expect.objectContaining({ code: 'not_found' }) as Error);
  });

  it('gives a network failure status 0 and several rows 406', () => {
    const lost = { data: null, error: { message: 'x', code: '', details: '', hint: '' }, status: 0 };
    expect(() => unwrap(lost)).toThrow(expect.objectContaining({ code: 'network', status: 0 }) as Error);
    const several = { data: null, error: { message: 'x', code: 'PGRST116' }, status: 400 };
    const expected = { code: 'single_row_expected', backendCode: 'PGRST116', status: 406 };
    expect(() => unwrap(several)).toThrow(expect.objectContaining(expected) as Error);
  });

  it('calls a page of somebody else, sent with 200, no answer of the backend', () => {
    const portal = { data: null, error: { message: '<html>' }, status: 200, statusText: 'OK' };
    expect(() => unwrap(portal)).toThrow(expect.objectContaining({ code: 'invalid_response' }) as Error);
  });

  it('leaves absent data undefined where that is allowed', () => {
    expect(unwrapOptional({ data: null, error: null, status: 200 })).toBeUndefined();
  });
});

describe('guard', () => {
  it('lets nothing but AppError out', async () => {
    await expect(guard(() => Promise.reject(new TypeError('x')))).rejects.toBeInstanceOf(AppError);
  });
});

import { toAppError, type AppError, type AppErrorCode } from '@grow/core';

/** What another service sent one back with. */
export type Callback =
  | { readonly kind: 'code'; readonly code: string }
  /** `error` is undefined where it came back with nothing at all. */
  | { readonly kind: 'failure'; readonly error: AppError | undefined };

/**
 * Reads the address that a provider's redirect ends at. The auth service puts an error into the query and, for clients
 * without a server, into the fragment too.
 */
export function callbackFrom(search: string, hash: string): Callback {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string) => query.get(name) ?? fragment.get(name) ?? undefined;
  const answer = { error: read('error'), code: read('error_code'), message: read('error_description') };
  if (answer.error !== undefined || answer.code !== undefined)
    return { kind: 'failure', error: toAppError(answer) };
  const code = query.get('code');
  return code ? { kind: 'code', code } : { kind: 'failure', error: undefined };
}

const explained: readonly AppErrorCode[] = [
  'account_closed',
  'email_taken',
  'login_expired',
  'network',
  'provider_denied',
  'provider_email_unverified',
  'rate_limited',
  'signup_closed',
  'timeout',
];

/** Whether an error has a sentence that helps here; of every other one we only say that nothing was changed. */
export const isExplained = (error: AppError | undefined): error is AppError =>
  error !== undefined && explained.includes(error.code);

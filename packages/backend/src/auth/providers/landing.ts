import { AuthFailure } from '../errors';

/** A provider's own refusal, told on in its words. */
export class ProviderRefusal extends Error {
  constructor(
    readonly error: string,
    readonly description: string,
  ) {
    super(description);
    this.name = 'ProviderRefusal';
  }
}

const errorOfStatus: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
};
const refusals = ['signup_disabled', 'user_banned', 'provider_email_needs_verification'];

/** A failure as the query of a redirect tells it; what nobody foresaw is logged and told without details. */
export function tellFailure(error: unknown): Record<string, string> {
  if (error instanceof ProviderRefusal) return { error: error.error, error_description: error.description };
  if (error instanceof AuthFailure) {
    const { status, code, message } = error;
    return {
      error: refusals.includes(code) ? 'access_denied' : (errorOfStatus[status] ?? 'server_error'),
      error_code: code,
      error_description: message,
    };
  }
  console.error('auth: a provider callback failed', error);
  const description = 'Unexpected failure, please check server logs for more information';
  return { error: 'server_error', error_code: 'unexpected_failure', error_description: description };
}

/** An address with what is told in its query and its fragment; `sb` says which service it comes from. */
export function landingOf(
  target: URL,
  { query = {}, fragment }: { query?: Record<string, string>; fragment?: Record<string, string> },
): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (fragment) url.hash = new URLSearchParams({ ...fragment, sb: '' }).toString();
  return url.href;
}

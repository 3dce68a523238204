import { AuthFailure } from '../errors';
import { oauthErrorOf } from '../landing';

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

const refusals = ['signup_disabled', 'user_banned', 'provider_email_needs_verification'];

/** A failure as the query of a redirect tells it; what nobody foresaw is logged and told without details. */
export function failureParameters(error: unknown): Record<string, string> {
  if (error instanceof ProviderRefusal) return { error: error.error, error_description: error.description };
  if (error instanceof AuthFailure) {
    const { status, code, message } = error;
    return {
      error: refusals.includes(code) ? 'access_denied' : (oauthErrorOf(status) ?? 'server_error'),
      error_code: code,
      error_description: message,
    };
  }
  console.error('auth: a provider callback failed', error);
  const description = 'Unexpected failure, please check server logs for more information';
  return { error: 'server_error', error_code: 'unexpected_failure', error_description: description };
}

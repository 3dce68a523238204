import type { TokenRefusal } from '../tokens';
import { restError } from '../rest/restError';

// What the gateway of a hosted project says before any service is asked.

/** 401: no key came along. */
export function missingKeyAnswer(): Response {
  return Response.json(
    {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    },
    { status: 401, headers: { 'sb-error-code': 'UNAUTHORIZED_MISSING_API_KEY' } },
  );
}

/** 401: the key is none of this data directory. */
export function invalidKeyAnswer(): Response {
  return Response.json(
    { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' },
    { status: 401, headers: { 'sb-error-code': 'UNAUTHORIZED_INVALID_API_KEY' } },
  );
}

/** 401: a secret key seen by a browser is a leaked key. */
export function secretKeyInBrowserAnswer(): Response {
  return Response.json(
    { message: 'Forbidden use of secret API key in browser', hint: 'Use the publishable key in browsers.' },
    { status: 401, headers: { 'sb-error-code': 'UNAUTHORIZED_INVALID_API_KEY_TYPE' } },
  );
}

/** 401 as PostgREST words it for a token that is not believed. */
export function refusedTokenAnswer(reason: TokenRefusal): Response {
  const isExpired = reason === 'expired';
  const message = isExpired ? 'JWT expired' : 'No suitable key or wrong key type';
  const answer = restError(401, {
    code: isExpired ? 'PGRST303' : 'PGRST301',
    message,
    details: isExpired ? null : 'None of the keys was able to decode the JWT',
    hint: null,
  });
  answer.headers.set('www-authenticate', `Bearer error="invalid_token", error_description="${message}"`);
  return answer;
}

/** 404 for a path that belongs to no service. */
export function unknownPathAnswer(path: string): Response {
  return Response.json(
    {
      code: 'not_found',
      message: `No service answers ${path}.`,
      hint: 'The local backend serves /rest/v1, /auth/v1, /storage/v1, /realtime/v1, /functions/v1 and /mailbox.',
    },
    { status: 404 },
  );
}

/** 413 for a body past a service's limit (in bytes). */
export function tooLargeAnswer(limit: number): Response {
  return Response.json(
    { code: 'payload_too_large', message: `The request body is larger than ${limit} bytes.` },
    { status: 413 },
  );
}

/** 421: a page of a foreign host name that was pointed at this machine is not answered. */
export function foreignHostAnswer(): Response {
  return Response.json(
    {
      code: 'misdirected_request',
      message: 'The local backend answers localhost, 127.0.0.1 and [::1] only.',
    },
    { status: 421 },
  );
}

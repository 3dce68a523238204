import { proxyStatus } from './proxyStatus';

/** The body of every PostgREST error. */
export interface RestErrorBody {
  code: string;
  message: string;
  /** A text, or a list where several things could have been meant. */
  details: unknown;
  hint: string | null;
}

/** Answers in the shape that supabase-js turns into a `PostgrestError`. */
export function restError(status: number, { code, message, details, hint }: RestErrorBody): Response {
  return Response.json(
    { code, details, hint, message },
    {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'proxy-status': proxyStatus(code),
        ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      },
    },
  );
}

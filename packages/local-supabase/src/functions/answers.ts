// What the hosted platform says before, instead of or after a function.

/** A failure that the platform itself answers. */
export interface PlatformFailure {
  status: number;
  code: string;
  message: string;
}

const failure = (status: number, code: string, message: string): PlatformFailure => ({
  status,
  code,
  message,
});

/** The refusals of `verify_jwt`, and what can go wrong with a function. */
export const failures = {
  noAuthHeader: failure(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header'),
  notBearer: failure(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', "Auth header is not 'Bearer {token}'"),
  malformedToken: failure(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT'),
  legacyToken: failure(401, 'UNAUTHORIZED_LEGACY_JWT', 'Invalid JWT'),
  refusedToken: failure(401, 'UNAUTHORIZED_ASYMMETRIC_JWT', 'Invalid JWT'),
  notFound: failure(404, 'NOT_FOUND', 'Requested function was not found'),
  methodNotAllowed: failure(405, 'METHOD_NOT_ALLOWED', 'Method not allowed'),
  workerError: failure(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)'),
  bootError: failure(503, 'BOOT_ERROR', 'Function failed to start (please check logs)'),
  resourceLimit: failure(
    546,
    'WORKER_RESOURCE_LIMIT',
    'Function failed due to not having enough compute resources (please check logs)',
  ),
} as const;

/** 401 for a token signed with something else than the project could have used. */
export const unsupportedAlgorithm = (algorithm: string): PlatformFailure =>
  failure(401, 'UNAUTHORIZED_UNSUPPORTED_TOKEN_ALGORITHM', `Unsupported JWT algorithm ${algorithm}`);

/** 504 for a function that has not begun to answer within so many milliseconds. */
export const idleTimeout = (milliseconds: number): PlatformFailure =>
  failure(504, 'IDLE_TIMEOUT', `Request idle timeout limit (${Math.round(milliseconds / 1000)}s) reached`);

/** Writes a failure as the platform does: JSON, its code in a header too, readable by scripts of any origin. */
export function failureResponse({ status, code, message }: PlatformFailure): Response {
  return Response.json(
    { code, message },
    {
      status,
      headers: {
        'sb-error-code': code,
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'sb-error-code, sb-request-id',
      },
    },
  );
}

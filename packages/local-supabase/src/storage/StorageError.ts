import postgres from 'postgres';
import { MAX_VALUES } from '../gateway/holdsTooMany';

/** A refusal in the storage service's words. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  constructor(
    /** What the body calls `statusCode`; the answer itself is 400 (or 500), as on a hosted project. */
    readonly statusCode: number,
    readonly code: string,
    readonly error: string,
    message: string,
    /** The status of the answer itself where the service does not hide it. */
    readonly httpStatus?: number,
  ) {
    super(message);
  }

  /** The answer: the HTTP status is 400 for nearly everything but our own failures; the real one stands in the body. */
  toResponse(): Response {
    const { code, error, message } = this;
    return Response.json(
      { statusCode: String(this.statusCode), code, error, message },
      { status: this.httpStatus ?? (this.statusCode >= 500 ? 500 : 400) },
    );
  }
}

/** The refusals the local storage knows, worded as the hosted service words them. */
export const storageErrors = {
  noSuchBucket: () => new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noSuchKey: () => new StorageError(404, 'NoSuchKey', 'not_found', 'Object not found'),
  noSuchRoute: (method: string, path: string) =>
    new StorageError(
      404,
      'NotFound',
      'Not Found',
      `Route ${method}:${path} not found in the local storage service`,
    ),
  invalidKey: (key: string) => new StorageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${key}`),
  invalidBucketName: () => new StorageError(400, 'InvalidBucketName', 'Invalid Input', 'Bucket name invalid'),
  invalidRequest: (message: string) => new StorageError(400, 'InvalidRequest', 'InvalidRequest', message),
  invalidMimeType: (type: string) =>
    new StorageError(415, 'InvalidMimeType', 'invalid_mime_type', `mime type ${type} is not supported`),
  tooLarge: () =>
    new StorageError(
      413,
      'EntityTooLarge',
      'Payload too large',
      'The object exceeded the maximum allowed size',
    ),
  tooManyValues: () =>
    new StorageError(
      413,
      'EntityTooLarge',
      'Payload too large',
      `The body holds more than ${MAX_VALUES} values`,
    ),
  alreadyExists: () =>
    new StorageError(409, 'ResourceAlreadyExists', 'Duplicate', 'The resource already exists'),
  bucketNotEmpty: () =>
    new StorageError(
      409,
      'ResourceNotEmpty',
      'ResourceNotEmpty',
      'The bucket you tried to delete is not empty',
    ),
  accessDenied: (message: string) => new StorageError(403, 'AccessDenied', 'Unauthorized', message),
  invalidToken: (message: string) => new StorageError(400, 'InvalidJWT', 'InvalidJWT', message),
  invalidSignature: (message = 'Invalid signature') =>
    new StorageError(400, 'InvalidSignature', 'InvalidSignature', message),
  invalidRange: () => new StorageError(416, 'InvalidRange', 'invalid_range', 'invalid range provided', 416),
  featureNotEnabled: (message: string) =>
    new StorageError(403, 'FeatureNotEnabled', 'FeatureNotEnabled', message, 403),
} as const;

/** The storage service's reading of a database error; null where it has none. */
export function storageErrorOf(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  if (!(error instanceof postgres.PostgresError)) return null;
  // Class 22: a value the database cannot take, such as text with a NUL.
  if (error.code.startsWith('22')) return storageErrors.invalidRequest(error.message);
  switch (error.code) {
    case '42501':
      return storageErrors.accessDenied(
        error.message.startsWith('new row violates')
          ? 'new row violates row-level security policy'
          : error.message,
      );
    case '23505':
      return storageErrors.alreadyExists();
    case '23503':
      return storageErrors.noSuchBucket();
    default:
      return new StorageError(500, 'DatabaseError', 'DatabaseError', error.message);
  }
}

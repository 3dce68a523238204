import type { AppErrorCode } from './AppErrorCode';
import { errorMessages } from './errorMessages';

const messages: { readonly [Code in AppErrorCode]?: string } = errorMessages;

// Registered globally, so that the ESM and the CommonJS build recognise each other's errors.
const brand = Symbol.for('@grow/core/AppError');

/** What is known about an error besides its code. */
export interface AppErrorOptions {
  readonly message?: string | undefined;
  /** HTTP status of the answer; 0 when there was none. */
  readonly status?: number | undefined;
  readonly details?: string | undefined;
  readonly hint?: string | undefined;
  /** The code of the origin: SQLSTATE, PGRST…, or a code of the auth or storage service. */
  readonly backendCode?: string | undefined;
  /** Seconds to wait before the next attempt, where the backend named them. */
  readonly retryAfterSeconds?: number | undefined;
  /** By which the backend's logs know the request that failed, where its answer named one. */
  readonly requestId?: string | undefined;
  /** What was thrown or returned originally, untouched. */
  readonly cause?: unknown;
}

/** The one error of this package: a stable `code` for programs, the origin's own words and `cause` for people who debug. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly status: number | undefined;
  readonly details: string | undefined;
  readonly hint: string | undefined;
  readonly backendCode: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;
  readonly [brand] = true;

  /** Without a message the catalogue's own is used, or the words of the code. */
  constructor(code: AppErrorCode, options: AppErrorOptions = {}) {
    super(
      options.message ?? messages[code] ?? code.replaceAll('_', ' '),
      'cause' in options ? { cause: options.cause } : undefined,
    );
    this.code = code;
    this.status = options.status;
    this.details = options.details;
    this.hint = options.hint;
    this.backendCode = options.backendCode;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.requestId = options.requestId;
  }
}

/** Whether the value is an AppError, also one of another copy of this package. Never throws. */
export function isAppError(value: unknown): value is AppError {
  try {
    return typeof value === 'object' && value !== null && brand in value;
  } catch {
    return false;
  }
}

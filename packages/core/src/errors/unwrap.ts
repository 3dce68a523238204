import { AppError } from './AppError';
import { toAppError } from './toAppError';

/** The part of an answer of the data API that is looked at. */
export interface BackendResponse<T> {
  readonly data: T | null;
  readonly error: unknown;
  readonly status?: number;
  readonly statusText?: string;
}

/**
 * The data of an answer of the data API, or undefined where it has none. A 404 that carries an array is an empty success.
 * @throws AppError the answer's own error, mapped: `network` with status 0 when there was no answer, `single_row_expected` with 406.
 */
export function unwrapOptional<T>(response: BackendResponse<T>, signal?: AbortSignal): T | undefined {
  const { data, error, status } = response;
  if (status === 404 && (Array.isArray(error) || Array.isArray(data))) return [] as T;
  if (error !== null && error !== undefined) throw toAppError(error, { status, signal });
  return data ?? undefined;
}

/**
 * The data of an answer of the data API. A 404 that carries an array is an empty success.
 * @throws AppError the answer's own error, mapped: `network` with status 0 when there was no answer, `single_row_expected` with 406;
 * `no_data` with 'Received no data', status and status text when there is neither error nor data.
 */
export function unwrap<T>(response: BackendResponse<T>, signal?: AbortSignal): T {
  const data = unwrapOptional(response, signal);
  if (data !== undefined) return data;
  const { status, statusText } = response;
  const message = `Received no data ${status ?? ''} ${statusText ?? ''}`.replace(/ +/g, ' ').trim();
  throw new AppError('no_data', { message, status });
}

/** Runs a call and lets nothing but AppError out. @throws AppError */
export async function guard<T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    throw toAppError(cause, { signal });
  }
}

import { toAppError } from '../errors/toAppError';
import { guard } from '../errors/unwrap';

/** Waits for a call whose answer says nothing. @throws AppError as the call was refused; `network` with status 0 without an answer */
export const done = async (
  call: PromiseLike<{ readonly error: Error | null; readonly status?: number }>,
): Promise<void> =>
  guard(async () => {
    const { error, status } = await call;
    if (error) throw toAppError(error, { status });
  });

import { guard } from '../errors/unwrap';

/** Waits for a call whose answer says nothing. @throws AppError as the call was refused */
export const done = async (call: PromiseLike<{ readonly error: Error | null }>): Promise<void> =>
  guard(async () => {
    const { error } = await call;
    if (error) throw error;
  });

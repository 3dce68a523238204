import { AppError } from '../errors/AppError';
import { toAppError } from '../errors/toAppError';
import { guard } from '../errors/unwrap';

type AuthAnswer<T> = { readonly data: T | null; readonly error: unknown };

/** Runs a call of the auth library. @throws AppError also where it answers without error and data */
export async function askAuth<T>(call: () => Promise<AuthAnswer<T>>): Promise<T> {
  return guard(async () => {
    const { data, error } = await call();
    if (error !== null && error !== undefined) throw toAppError(error);
    if (data === null) throw new AppError('no_data');
    return data;
  });
}

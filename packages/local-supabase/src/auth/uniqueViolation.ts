import { AuthFailure } from './errors';

/** 422: the address belongs to somebody. */
export const emailExists = () =>
  new AuthFailure(422, 'email_exists', 'A user with this email address has already been registered');

type Violation = Error & { code: string; constraint_name?: string };

/** Whether the database refused a row because another one has its key: somebody did the same at the same time. */
export const isUniqueViolation = (error: unknown): error is Violation =>
  error instanceof Error && 'code' in error && error.code === '23505';

const conflicts: ReadonlyMap<string | undefined, () => AuthFailure> = new Map([
  ['users_email_partial_key', emailExists],
  ['users_pkey', () => new AuthFailure(422, 'user_already_exists', 'User already registered')],
]);

/** What is told of a row that somebody else made at the same time; null where that is not what happened. */
export function conflictOf(error: unknown): AuthFailure | null {
  if (!isUniqueViolation(error)) return null;
  const known = conflicts.get(error.constraint_name);
  return known?.() ?? new AuthFailure(409, 'conflict', 'The same was done in this moment, try again');
}

import { AuthFailure } from './errors';

/** 422: the address belongs to somebody. */
export const emailExists = () =>
  new AuthFailure(422, 'email_exists', 'A user with this email address has already been registered');

type Violation = Error & { code: string; constraint_name?: string };

/** Whether the database refused a row because another one has its key: somebody did the same in the same moment. */
export const isUniqueViolation = (error: unknown): error is Violation =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** What is told of a row that somebody else made in the same moment; null where that is not what happened. */
export function conflictOf(error: unknown): AuthFailure | null {
  if (!isUniqueViolation(error)) return null;
  switch (error.constraint_name) {
    case 'users_email_partial_key':
      return emailExists();
    case 'users_pkey':
      return new AuthFailure(422, 'user_already_exists', 'User already registered');
    default:
      return new AuthFailure(409, 'conflict', 'The same was done in this moment, try again');
  }
}

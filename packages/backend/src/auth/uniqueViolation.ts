/** Whether the database refused a row because another one has its key: somebody did the same in the same moment. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

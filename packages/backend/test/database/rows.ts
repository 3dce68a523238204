// What tests of the database ask of an answer.
import postgres from 'postgres';

/** The one row that is asked for. @throws Error where there is none */
export const only = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('No row');
  return row;
};

/** The code with which the database refuses; `done` where it does not. */
export async function refusal(work: PromiseLike<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof postgres.PostgresError) return error.code;
    throw error;
  }
}

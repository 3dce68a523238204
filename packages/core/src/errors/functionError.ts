import type { AppError } from './AppError';
import { toAppError } from './toAppError';

/** The answer that the functions client attaches to its error. */
interface Answer {
  readonly status: number;
  text(): Promise<string>;
}

function answerOf(error: unknown): Answer | undefined {
  if (typeof error !== 'object' || error === null || !('context' in error)) return undefined;
  const { context } = error;
  if (typeof context !== 'object' || context === null) return undefined;
  return 'status' in context && 'text' in context && typeof context.text === 'function'
    ? (context as Answer)
    : undefined;
}

/**
 * Turns an error of `functions.invoke` into an AppError: what the function said is in the answer's body, which has to be
 * read first. An answer without a readable body counts by its status. Never throws.
 */
export async function functionError(error: unknown, signal?: AbortSignal): Promise<AppError> {
  const answer = answerOf(error);
  if (!answer) return toAppError(error, { signal });
  try {
    const body: unknown = JSON.parse(await answer.text());
    return toAppError(body, { status: answer.status, signal });
  } catch {
    return toAppError(
      { message: `The function answered ${answer.status}` },
      { status: answer.status, signal },
    );
  }
}

import { talkTo, type Stack } from './stack';
import { test } from './test';

/**
 * A stack of its own for the tests of a file, which come one after another. Called at the top of the file; what it returns gives the
 * stack within a test.
 */
export function useOwnStack<Own extends Stack & { stop: () => Promise<void> }>(
  start: () => Promise<Own>,
): () => Own {
  let stack: Own;
  let talkToFormer: () => void;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    stack = await start();
    talkToFormer = talkTo(stack);
  });
  test.afterAll(async () => {
    talkToFormer();
    await stack.stop();
  });
  return () => stack;
}

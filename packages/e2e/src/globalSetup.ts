import { startStack, talkTo } from './stack';

// Playwright wants a default export here.
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  talkTo(stack);
  return stack.stop;
}

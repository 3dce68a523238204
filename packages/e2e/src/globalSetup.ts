import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beginWith, makeStackFolder } from './demoData';
import { startStack, talkTo } from './stack';

// Playwright wants a default export here.
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await makeStackFolder();
  const data = path.join(folder, 'data');
  await (await startStack({ data })).stop();
  beginWith(data);
  const stack = await startStack();
  talkTo(stack);
  return async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beginWith } from './demoData';
import { startStack, talkTo } from './stack';
import { makeStackFolder } from './stackFolder';

// Playwright wants a default export here.
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await makeStackFolder('demo');
  const data = path.join(folder, 'data');
  // The backend makes the data while it starts, and only data of one that has ended can be copied.
  await (await startStack({ data })).stop();
  beginWith(data);
  const stack = await startStack();
  talkTo(stack);
  return async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

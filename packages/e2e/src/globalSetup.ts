import { startStack } from './stack';

// Playwright wants a default export here.
export default async function globalSetup(): Promise<() => Promise<void>> {
  return startStack();
}

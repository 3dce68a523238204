import { startTestRun } from '@grow/local-supabase/testing/setup';
import type { TestProject } from 'vitest/node';
import { projectFolder } from '../projectFolder';

/** Vitest's hook before all tests; what it returns is called after them. */
export default (test: TestProject): Promise<() => Promise<void>> => startTestRun(test, projectFolder);

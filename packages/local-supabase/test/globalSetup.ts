import type { TestProject } from 'vitest/node';
import { startTestRun } from '../src/testing/globalSetup';
import { sampleFolder } from './sampleFolder';

/** Vitest's hook before all tests: the project under test is the sample. */
export default (test: TestProject): Promise<() => Promise<void>> => startTestRun(test, sampleFolder);

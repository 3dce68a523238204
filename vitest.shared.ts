/**
 * How long a test may take in every package. Generous on purpose: a machine with two busy cores is slow,
 * and slowness is measured in benchmarks, never by a test that runs out of time.
 */
export const patience = {
  testTimeout: 120_000,
  // Before the first test of a file: a database with everybody and everything in it.
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
};

const { GROW_REPORT: report, GROW_TEST_WORKERS: workers } = process.env;

/**
 * What scripts/test.mjs asks of every package's run. By the environment: arguments of a task of turbo are part of the hash
 * of all tasks before it, and the words were compiled anew for each set of them.
 */
export const ofTheRun = {
  // What was compiled for one run of a package's tests is read again by the next: connect's two steps are one program.
  experimental: { fsModuleCache: true },
  ...(report !== undefined && { reporters: ['default', 'json'], outputFile: { json: report } }),
  ...(workers !== undefined && { maxWorkers: Number(workers) }),
};

/** Whether this is `npm run test:full`: every file, every seed and the large numbers. */
export const isFull = process.env['GROW_TESTS'] === 'full';

/** Files that only the other run reads: `x.full.test.ts`, or `x.gate.test.ts` for what the full run tries in large. */
export const ofTheOtherRun = [isFull ? '**/*.gate.test.{ts,tsx}' : '**/*.full.test.{ts,tsx}'];

/**
 * Rules of styled components go into the sheet one by one, as in production. By default each new one makes the browser, or
 * jsdom, read all of them again: a third of the processor time of connect's tests.
 */
export const rulesOneByOne = { SC_DISABLE_SPEEDY: 'false' };

/** Compiled words are thousands of small modules that Node reads as they are: nothing in them is left to be transformed. */
export const wordsAsCompiled = { deps: { external: [/[\\/]paraglide[\\/]/] } };

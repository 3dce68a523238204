import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FunctionWorker } from './FunctionWorker';
import type { RunningWorker, WorkerEnd, WorkerOptions } from './startWorker';

interface Started extends RunningWorker {
  die: () => void;
}

/** Processes that end when told to, and the times at which they were started. */
function processes() {
  const started: Started[] = [];
  const startedAt: number[] = [];
  let isFailing = false;
  return {
    started,
    startedAt,
    fail: (value: boolean) => (isFailing = value),
    start: async (): Promise<RunningWorker> => {
      startedAt.push(Date.now());
      if (isFailing) throw new Error('does not start');
      let ending: (end: WorkerEnd) => void = () => undefined;
      const ended = new Promise<WorkerEnd>((resolve) => (ending = resolve));
      const worker = {
        pid: 1,
        port: started.length,
        secret: '',
        ended,
        end: () => null,
        kill: (end: WorkerEnd) => ending(end),
        die: () => ending('exited'),
      };
      started.push(worker);
      return worker;
    },
  };
}

const options: WorkerOptions = { folder: '', cacheFolder: '', environment: {}, log: () => undefined };
let fingerprint = 'first';
const make = (start: () => Promise<RunningWorker>) =>
  new FunctionWorker(() => Promise.resolve({ fingerprint, options }), start);

beforeEach(() => {
  fingerprint = 'first';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the process of the functions', () => {
  it('is started by the first call, once for all who call', async () => {
    const { start, started } = processes();
    const worker = make(start);
    expect(started).toHaveLength(0);
    const [a, b] = await Promise.all([worker.running(), worker.running()]);
    expect(a).toBe(b);
    expect(started).toHaveLength(1);
  });

  it('starts again by itself when it dies, later each time, and soon again once it has served', async () => {
    const { start, started, startedAt } = processes();
    const worker = make(start);
    await worker.running();
    const pauses: number[] = [];
    for (let death = 0; death < 10; death += 1) {
      const diedAt = Date.now();
      started.at(-1)?.die();
      await vi.advanceTimersByTimeAsync(40_000);
      pauses.push((startedAt.at(-1) ?? 0) - diedAt);
    }
    expect(pauses).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000]);
    worker.noteServed();
    const diedAt = Date.now();
    started.at(-1)?.die();
    await vi.advanceTimersByTimeAsync(40_000);
    expect((startedAt.at(-1) ?? 0) - diedAt).toBe(200);
  });

  it('lets who calls meanwhile wait for the next one', async () => {
    const { start, started } = processes();
    const worker = make(start);
    await worker.running();
    started[0]?.die();
    await vi.advanceTimersByTimeAsync(0);
    const next = worker.running();
    await vi.advanceTimersByTimeAsync(200);
    expect(await next).toBe(started[1]);
  });

  it('that cannot start is tried again by the next call', async () => {
    const { start, started, fail } = processes();
    const worker = make(start);
    fail(true);
    await expect(worker.running()).rejects.toThrow('does not start');
    fail(false);
    const next = worker.running();
    await vi.advanceTimersByTimeAsync(200);
    expect(await next).toBe(started[0]);
  });

  it('is replaced when the files change, and ends after its last answers', async () => {
    const { start, started } = processes();
    const worker = make(start);
    const old = await worker.running();
    let hasEnded = false;
    void old.ended.then(() => (hasEnded = true));
    fingerprint = 'second';
    expect(await worker.running()).toBe(started[1]);
    expect(hasEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hasEnded).toBe(true);
    expect(started).toHaveLength(2);
  });

  it('ends for good', async () => {
    const { start, started } = processes();
    const worker = make(start);
    await worker.running();
    await worker.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toHaveLength(1);
    await expect(worker.running()).rejects.toThrow('stopped');
  });
});

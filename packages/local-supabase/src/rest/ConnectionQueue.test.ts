import { describe, expect, it } from 'vitest';
import { ConnectionQueue } from './ConnectionQueue';

/** Work that goes on until it is told to end. */
function work() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end: () => end() };
}

/** Runs work for callers in a queue and notes in which order it starts. */
function queueOf(limits: { connections: number; perCaller: number; patience?: number }) {
  const queue = new ConnectionQueue({ patience: 60_000, ...limits });
  const started: string[] = [];
  const begin = (caller: string) => {
    const { run, end } = work();
    const done = queue.run(caller, () => {
      started.push(caller);
      return run();
    });
    return { done, end };
  };
  return { begin, started };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('ConnectionQueue', () => {
  it('lets requests in by their order as connections come free', async () => {
    const { begin, started } = queueOf({ connections: 1, perCaller: 1 });
    const [a, b, c] = ['a', 'b', 'c'].map(begin);
    await settle();
    expect(started).toEqual(['a']);
    a?.end();
    await settle();
    expect(started).toEqual(['a', 'b']);
    b?.end();
    c?.end();
    await Promise.all([a?.done, b?.done, c?.done]);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('lets nobody wait behind a caller who holds all they may', async () => {
    const { begin, started } = queueOf({ connections: 3, perCaller: 2 });
    const [first, ...rest] = ['a', 'a', 'a', 'b'].map(begin);
    await settle();
    expect(started).toEqual(['a', 'a', 'b']);
    first?.end();
    await settle();
    expect(started).toEqual(['a', 'a', 'b', 'a']);
    for (const one of rest) one.end();
    await Promise.all(rest.map(({ done }) => done));
  });

  it('gives up after its patience, and what gave up takes no connection later', async () => {
    const { begin, started } = queueOf({ connections: 1, perCaller: 1, patience: 20 });
    const a = begin('a');
    await expect(begin('b').done).rejects.toMatchObject({ status: 504, code: 'PGRST003' });
    a.end();
    await a.done;
    const c = begin('c');
    await settle();
    expect(started).toEqual(['a', 'c']);
    c.end();
    await c.done;
  });

  it('takes the connection back from work that fails', async () => {
    const queue = new ConnectionQueue({ connections: 1, perCaller: 1, patience: 20 });
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});

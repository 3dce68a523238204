import { describe, expect, it } from 'vitest';
import { figuresByCall, figuresOfAll } from './meter';

describe('figures', () => {
  const samples = [
    { call: 'GET a', milliseconds: 30, status: 200 },
    { call: 'GET a', milliseconds: 10, status: 429 },
    { call: 'GET b', milliseconds: 5, status: 0 },
    { call: 'GET a', milliseconds: 20, status: 503 },
  ];

  it('stand by call, the most frequent first, with what was refused', () => {
    expect(figuresByCall(samples, 2)).toEqual([
      {
        call: 'GET a',
        count: 3,
        perSecond: 1.5,
        p50: 20,
        p95: 30,
        p99: 30,
        longest: 30,
        limited: 1,
        failed: 1,
      },
      { call: 'GET b', count: 1, perSecond: 0.5, p50: 5, p95: 5, p99: 5, longest: 5, limited: 0, failed: 1 },
    ]);
  });

  it('of all calls hold every one of them, and none where there was none', () => {
    expect(figuresOfAll(samples, 4)).toMatchObject({
      count: 4,
      perSecond: 1,
      p50: 10,
      limited: 1,
      failed: 2,
    });
    expect(figuresOfAll([], 0)).toMatchObject({ count: 0, perSecond: 0, longest: 0 });
  });
});

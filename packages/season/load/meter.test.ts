import { describe, expect, it } from 'vitest';
import { percentile } from '../src/report/percentile';
import { callName } from '../src/run/callName';
import { figuresByCall, figuresOfAll } from './meter';

describe('percentile', () => {
  it('is a value that was measured', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 95, 99, 100]);
    expect([0.01, 0.5, 0.99].map((share) => percentile([7], share))).toEqual([7, 7, 7]);
    expect(percentile([], 0.5)).toBe(0);
  });
});

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

describe('callName', () => {
  it('is the same for everybody', () => {
    const id = '0c9c1f9e-7b5e-4f0e-9d1f-1c2d3e4f5a6b';
    expect(callName('GET', 'http://localhost:1/rest/v1/teams?id=eq.7')).toBe('GET rest teams');
    expect(callName('POST', 'http://localhost:1/auth/v1/token?grant_type=x')).toBe('POST auth token');
    expect(callName('GET', `http://localhost:1/storage/v1/object/sign/hand-ins/${id}?token=a`)).toBe(
      'GET storage object/sign/hand-ins/…',
    );
  });
});

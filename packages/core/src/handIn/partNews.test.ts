import { describe, expect, it } from 'vitest';
import type { Experiment } from '../experiment/Experiment';
import type { HandInVerdict } from './HandInVerdict';
import type { HandInVersion } from './HandInVersion';
import { comparedVersion, partNews } from './partNews';

const file = (id: string, name: string) => ({ id, name, bytes: 1, mediaType: 'video/mp4' });
const tested = (id: string, version: number) => ({ id, version }) as Experiment;
const read = (...given: Parameters<typeof partNews>) => {
  const { entries, gone } = partNews(...given);
  return { entries: [...entries], gone };
};

describe('what is new in a part', () => {
  it('is a file that was not there, one that took the place of its name, and not one that stayed', () => {
    const older = { files: [file('1', 'pitch.mp4'), file('2', 'notes.pdf'), file('3', 'old.pdf')] };
    const newer = { files: [file('2', 'notes.pdf'), file('4', 'pitch.mp4'), file('5', 'cost.csv')] };
    expect(read(older, newer)).toEqual({
      entries: [
        ['4', 'replaced'],
        ['5', 'new'],
      ],
      gone: ['3'],
    });
  });

  it('is one replacement for one file of a name, and news for the second', () => {
    expect(read({ files: [file('1', 'a')] }, { files: [file('2', 'a'), file('3', 'a')] })).toEqual({
      entries: [
        ['2', 'replaced'],
        ['3', 'new'],
      ],
      gone: [],
    });
  });

  it('is a link in the place of another, or after them', () => {
    expect(read({ links: ['a', 'b'] }, { links: ['c', 'b', 'd'] })).toEqual({
      entries: [
        ['c', 'replaced'],
        ['d', 'new'],
      ],
      gone: [],
    });
    // Another order is no news.
    expect(read({ links: ['a', 'b'] }, { links: ['b', 'a'] })).toEqual({ entries: [], gone: [] });
  });

  it('is a market test that is quoted since, or that was edited since', () => {
    expect(
      read({ tests: [tested('1', 1), tested('2', 1)] }, { tests: [tested('1', 2), tested('3', 1)] }),
    ).toEqual({
      entries: [
        ['1', 'changed'],
        ['3', 'new'],
      ],
      gone: ['2'],
    });
  });

  it('is all of a part that said nothing before, and nothing of a text', () => {
    expect(read(undefined, { links: ['a'] })).toEqual({ entries: [['a', 'new']], gone: [] });
    expect(read({ links: ['a'] }, undefined)).toEqual({ entries: [], gone: ['a'] });
    expect(read({ text: 'a' }, { text: 'b' })).toEqual({ entries: [], gone: [] });
  });
});

describe('the version that one is compared with', () => {
  const versions = [4, 3, 2, 1].map((number) => ({ id: `v${number}`, number }) as HandInVersion);
  const verdict = (versionId: string, authorId: string, settledAt: Date | null = new Date(0)) =>
    ({ versionId, authorId, settledAt: settledAt ?? undefined }) as HandInVerdict;
  const compared = (number: number, ...verdicts: HandInVerdict[]) =>
    comparedVersion({ versions, verdicts }, { number }, 'me')?.number;

  it('is the last that its reader judged, also where others judged a later one', () => {
    expect(compared(4, verdict('v1', 'me'), verdict('v3', 'other'))).toBe(1);
  });

  it('is the last that anybody judged where they judged none', () => {
    expect(compared(4, verdict('v1', 'other'), verdict('v2', 'other'))).toBe(2);
    // What does not count yet, and what comes after it, was not read before it.
    expect(compared(3, verdict('v2', 'other', null), verdict('v4', 'other'))).toBe(2);
    expect(compared(4, verdict('v2', 'me', null))).toBe(3);
  });

  it('is the one before where nobody judged any, and none for the first', () => {
    expect(compared(3)).toBe(2);
    expect(compared(1, verdict('v2', 'me'))).toBeUndefined();
  });
});

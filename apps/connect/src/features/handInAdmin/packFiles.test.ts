import type { HandedInFile } from '@grow/core/hand-in-admin';
import { describe, expect, it } from 'vitest';
import { archivesOf, entryNames } from './packFiles';

const file = (name: string, bytes = 1, slug = 'fugenfest'): HandedInFile => ({
  ...{ id: name, teamId: 't', part: 'sheets', slug, name, bytes },
});

describe('archives', () => {
  it('hold what fits, in order, and a file that is larger than one stands alone', () => {
    const files = [file('a', 4), file('b', 6), file('c', 1), file('d', 20), file('e', 1)];
    const names = archivesOf(files, 10).map((archive) => archive.map(({ name }) => name).join(''));
    expect(names).toEqual(['ab', 'c', 'd', 'e']);
    expect(archivesOf([])).toEqual([]);
  });
});

describe('the names of entries', () => {
  it('are told apart, and lead nowhere else', () => {
    const files = [file('plan.pdf'), file('plan.pdf'), file('plan.pdf', 1, 'spelzwerk')];
    expect(entryNames(files)).toEqual([
      'fugenfest/sheets/plan.pdf',
      'fugenfest/sheets/plan-2.pdf',
      'spelzwerk/sheets/plan.pdf',
    ]);
    expect(entryNames([file('../../etc/passwd')])).toEqual(['fugenfest/sheets/__.._etc_passwd']);
  });
});

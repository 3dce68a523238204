import type { DataRead, ReadNarrowing } from '@grow/core/privacy';
import { describe, expect, it } from 'vitest';
import { consentKey, consentOf, readLog } from './privacyAddress';
import { readDetailInWords, readInWords } from './readWords';

const person = (firstName: string) => ({ userId: firstName, firstName, lastName: 'Sand', avatar: undefined });
const everybody: ReadNarrowing = {
  ...{ role: undefined, state: undefined, city: undefined, until: undefined, hasWords: false },
  ...{ kind: undefined, version: undefined, isWithdrawn: false },
};
const read = (changes: Partial<DataRead>): DataRead => ({
  ...{ id: 1, reader: person('Rieke'), person: undefined, what: 'people', columns: ['email'] },
  ...{ narrowing: everybody, peopleCount: 25, readAt: new Date('2024-12-05T10:00:00Z') },
  ...changes,
});

describe('who looked at what', () => {
  it('is a sentence with how many, or whom', () => {
    expect(readInWords(read({ peopleCount: 5031 }), 'en')).toBe('Rieke Sand saw 5,031 people in a list');
    expect(readInWords(read({ peopleCount: 1 }), 'en')).toBe('Rieke Sand saw one person in a list');
    expect(readInWords(read({ what: 'person', person: person('Ada'), reader: undefined }), 'en')).toBe(
      'Somebody who is gone opened the page of Ada Sand',
    );
  });

  it('says what was shown, and how the list was narrowed', () => {
    expect(readDetailInWords(read({ columns: ['email', 'phone'] }), 'en')).toBe('E-mail, Phone');
    expect(readDetailInWords(read({ what: 'copy', columns: [] }), 'en')).toBe('');
    const narrowing = { ...everybody, role: 'MENTOR', hasWords: true } as const;
    expect(readDetailInWords(read({ narrowing }), 'en')).toBe('E-mail. Filter: Mentor, with words');
    const narrowed = { ...everybody, city: 'Kiel', until: '2024-11-04' } as const;
    expect(readDetailInWords(read({ columns: [], narrowing: narrowed }), 'en')).toBe(
      'Filter: City: Kiel, Registered until 4 Nov 2024',
    );
    const consents = { ...everybody, kind: 'terms', version: '2024-10', isWithdrawn: true } as const;
    expect(readDetailInWords(read({ columns: [], narrowing: consents }), 'en')).toBe(
      'Filter: Terms of the contest, 2024-10, Taken back',
    );
  });
});

describe('the address', () => {
  it('names a text with its version, and nothing else', () => {
    const text = { kind: 'terms', version: '2024-10' } as const;
    expect(consentOf(consentKey(text))).toEqual(text);
    for (const key of ['terms', 'terms.soon', 'gossip.2024-10', '', undefined])
      expect(consentOf(key)).toBeUndefined();
  });

  it('keeps the filters of reads apart from what else it says', () => {
    const choice = readLog.read(
      new URLSearchParams('show=answered&looked=people_file&behind=7&reader=nobody'),
    );
    expect(choice).toEqual({ readerId: undefined, what: 'people_file', userId: undefined, before: 7 });
    expect(readLog.write(new URLSearchParams('show=answered'), choice).toString()).toBe(
      'show=answered&looked=people_file&behind=7',
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { DataRequest } from '@grow/core/privacy';
import { timeLeftInWords } from './requestWords';

const request: DataRequest = {
  ...{ id: 'r', kind: 'copy', cameBy: 'mail', text: '', state: 'open', answer: '', closedAt: undefined },
  ...{ askedAt: new Date('2024-11-09T10:00:00Z'), dueAt: new Date('2024-12-09T10:00:00Z') },
};

describe('how long is left', () => {
  it.each([
    ['2024-11-09T10:00:00Z', '30 days left'],
    ['2024-12-08T10:00:00Z', 'one day left'],
    ['2024-12-09T08:00:00Z', 'today is the last day'],
    ['2024-12-09T10:00:00Z', 'overdue since today'],
    ['2024-12-10T08:00:00Z', 'one day overdue'],
    ['2024-12-12T08:00:00Z', '3 days overdue'],
  ])('is said at %s', (at, words) => {
    expect(timeLeftInWords(request, new Date(at))).toBe(words);
  });
});

import { describe, expect, it } from 'vitest';
import { partChanges } from '../../../features/handIn';
import { changeCounts } from './changeCounts';

describe('what changed between two versions', () => {
  it('is counted in words of texts and in entries of lists', () => {
    const of = (isText: boolean, ...parts: Parameters<typeof partChanges>) => ({
      isText,
      changes: partChanges(...parts),
    });
    const counts = changeCounts([
      of(
        true,
        { text: 'We phoned four shops. Three said yes.' },
        { text: 'We phoned six shops. Four said yes – gladly.' },
      ),
      of(false, { links: ['https://a', 'https://b'] }, { links: ['https://b', 'https://c', 'https://d'] }),
      of(true, { text: 'Same' }, { text: 'Same' }),
      of(true, undefined, { text: 'New words' }),
    ]);
    expect(counts).toEqual({ words: { out: 2, in: 5 }, entries: { out: 1, in: 2 } });
  });
});

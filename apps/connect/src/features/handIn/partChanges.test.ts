import { describe, expect, it } from 'vitest';
import { partChanges } from './partChanges';

const file = (name: string, id = name) => ({ id, name, bytes: 1, mediaType: 'application/pdf' });
const marked = (...given: Parameters<typeof partChanges>) =>
  partChanges(...given)
    .map(({ value, kind }) => ({ same: value, added: `+${value}+`, removed: `-${value}-` })[kind])
    .join('');

describe('what changed of a part', () => {
  it('is marked word by word', () => {
    expect(marked({ text: 'Four said yes to 0.30 €.' }, { text: 'Four said yes to 0.38 €.' })).toBe(
      'Four said yes to 0.-30-+38+ €.',
    );
  });

  it('is all of it where there was nothing', () => {
    expect(marked(undefined, { text: 'Four' })).toBe('+Four+');
    expect(marked({ text: 'Four' }, undefined)).toBe('-Four-');
    expect(marked(undefined, undefined)).toBe('');
  });

  it('is entry by entry in lists', () => {
    expect(marked({ files: [file('a'), file('b')] }, { files: [file('b'), file('c')] })).toBe(
      '-a\n-b\n+c\n+',
    );
    // Another file of the same name.
    expect(marked({ files: [file('a')] }, { files: [file('a', 'again')] })).toBe('-a\n-+a\n+');
    expect(marked(undefined, { links: ['https://a.de'] })).toBe('+https://a.de\n+');
  });
});

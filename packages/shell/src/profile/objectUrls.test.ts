import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdObjectUrl, objectUrlOf } from './objectUrls';

describe('object URLs', () => {
  const revoked: string[] = [];
  let made = 0;

  beforeEach(() => {
    revoked.length = 0;
    made = 0;
    // The test page has no object URLs of its own.
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = () => `blob:picture-${++made}`;
        static override revokeObjectURL = (url: string) => void revoked.push(url);
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are shared by all who show a picture and revoked after the last', () => {
    const picture = new Blob(['x']);
    const releaseFirst = holdObjectUrl(picture);
    const releaseSecond = holdObjectUrl(picture);
    expect(objectUrlOf(picture)).toBe('blob:picture-1');
    releaseFirst();
    releaseFirst();
    expect(revoked).toEqual([]);
    releaseSecond();
    expect(revoked).toEqual(['blob:picture-1']);
    expect(objectUrlOf(picture)).toBeUndefined();
  });

  it('are made anew for a picture that comes back', () => {
    const picture = new Blob(['x']);
    holdObjectUrl(picture)();
    const release = holdObjectUrl(picture);
    expect(objectUrlOf(picture)).toBe('blob:picture-2');
    release();
  });
});

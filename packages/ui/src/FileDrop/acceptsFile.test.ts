import { describe, expect, it } from 'vitest';
import { acceptsFile } from './acceptsFile';

describe('acceptsFile', () => {
  it.each([
    ['film.mp4', 'video/mp4', undefined, true],
    ['film.mp4', 'video/mp4', '.mp4,.mov', true],
    ['FILM.MOV', 'video/quicktime', '.mp4, .mov', true],
    ['film.mkv', 'video/x-matroska', '.mp4,.mov', false],
    ['film.mkv', 'video/x-matroska', 'video/*', true],
    ['face.png', 'image/png', 'image/jpeg, image/png', true],
    ['face.gif', 'image/gif', 'image/jpeg, image/png', false],
    ['mp4', '', '.mp4', false],
    ['notes', '', 'text/plain', false],
  ])('%s (%s) for %s: %s', (name, type, accept, fits) => {
    expect(acceptsFile({ name, type }, accept)).toBe(fits);
  });
});

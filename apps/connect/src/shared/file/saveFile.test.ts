import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a file for the downloads', () => {
  it('is offered under its name, and let go of later', () => {
    vi.useFakeTimers();
    const made: Blob[] = [];
    const revoked: string[] = [];
    URL.createObjectURL = (blob) => {
      made.push(blob as Blob);
      return 'blob:here';
    };
    URL.revokeObjectURL = (url) => revoked.push(url);
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.download} ${this.href}`);
    });
    saveFile({ name: 'mine.json', type: 'application/json', text: '{}' });
    expect(clicked).toEqual(['mine.json blob:here']);
    expect(made[0]?.type).toBe('application/json');
    expect(document.querySelector('a[download]')).toBeNull();
    expect(revoked).toEqual([]);
    vi.runAllTimers();
    expect(revoked).toEqual(['blob:here']);
  });
});

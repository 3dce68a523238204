import { buildProfile } from '@grow/core/testing';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { profileDraftKey } from './profileDraft';
import { useProfileEdits } from './useProfileEdits';

const profile = buildProfile({ firstName: 'Mara', bio: '' });
const key = profileDraftKey(profile.userId);
const open = (stored = profile) => renderHook(useProfileEdits, { initialProps: stored });

describe('useProfileEdits', () => {
  beforeEach(() => {
    window.localStorage.clear();
  });

  it('keeps what is typed for the next visit, and says so then', () => {
    const first = open();
    expect(first.result.current).toMatchObject({ count: 0, isRestored: false });
    act(() => first.result.current.edit({ bio: 'Typed' }));
    expect(first.result.current).toMatchObject({ count: 1, isRestored: false });
    first.unmount();
    const second = open();
    expect(second.result.current).toMatchObject({ count: 1, isRestored: true });
    expect(second.result.current.values.bio).toBe('Typed');
  });

  it('keeps nothing once it was typed back, saved or discarded', () => {
    const { result } = open();
    act(() => result.current.edit({ bio: 'Typed' }));
    act(() => result.current.edit({ bio: '' }));
    expect(window.localStorage.getItem(key)).toBeNull();
    act(() => result.current.edit({ bio: 'Typed' }));
    expect(window.localStorage.getItem(key)).not.toBeNull();
    act(() => result.current.discard());
    expect(window.localStorage.getItem(key)).toBeNull();
    expect(result.current.values.bio).toBe('');
  });

  it('stays over a profile that is read anew, and follows it everywhere else', () => {
    const { result, rerender } = open();
    act(() => result.current.edit({ bio: 'Typed' }));
    rerender({ ...profile, firstName: 'Maria', bio: 'Saved on the phone' });
    expect(result.current.values).toMatchObject({ firstName: 'Maria', bio: 'Typed' });
    expect(result.current.changes).toEqual({ bio: 'Typed' });
  });

  it('is no change any more once the same was saved elsewhere', () => {
    const { result, rerender } = open();
    act(() => result.current.edit({ bio: 'Typed' }));
    rerender({ ...profile, bio: 'Typed' });
    expect(result.current.count).toBe(0);
    expect(window.localStorage.getItem(key)).toBeNull();
  });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedSearch } from './useTypedSearch';

describe('useTypedSearch', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = (searched = '') => {
    const search = vi.fn<(text: string) => void>();
    const view = renderHook((text: string) => useTypedSearch(text, search), { initialProps: searched });
    const type = (text: string) => act(() => view.result.current.setTyped(text));
    const rest = (ms = 250) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    return { search, type, rest, ...view };
  };

  it('tells once, after a rest', () => {
    const { search, type, rest } = start();
    for (const text of ['s', 'so', 'sol']) {
      type(text);
      rest(200);
    }
    expect(search).not.toHaveBeenCalled();
    rest(50);
    expect(search.mock.calls).toEqual([['sol']]);
  });

  it('tells at once on Enter, and not again', () => {
    const { search, type, rest, result } = start();
    type('sol');
    act(() => result.current.searchNow());
    rest(1000);
    expect(search.mock.calls).toEqual([['sol']]);
  });

  it('follows the address when somebody goes back', () => {
    const { rerender, result, search, rest } = start('sol');
    rerender('wind');
    expect(result.current.typed).toBe('wind');
    rest(1000);
    expect(search).not.toHaveBeenCalled();
  });

  it('keeps what was typed on while the address still says the text told last', () => {
    const { rerender, result, type, rest } = start();
    type('sol');
    rest();
    type('solar');
    rerender('sol');
    expect(result.current.typed).toBe('solar');
  });
});

import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSelection } from './useSelection';

const filter = (search: string) => ({ search });
const opened = () =>
  renderHook(({ search }) => useSelection(filter(search)), { initialProps: { search: '' } });

describe('what is selected of a list', () => {
  it('stays over pages and filters while entries are selected one by one', () => {
    const { result, rerender } = opened();
    act(() => result.current.change(['a', 'b'], new Set(['a'])));
    rerender({ search: 'x' });
    expect(result.current.count(7)).toBe(1);
    expect(result.current.asked()).toEqual({ ids: ['a'] });
  });

  it('is all that the filter finds, but for those that are taken out, on any page', () => {
    const { result } = opened();
    act(() => result.current.selectAll());
    expect([...result.current.keysOf(['a', 'b'])]).toEqual(['a', 'b']);
    act(() => result.current.change(['a', 'b'], new Set(['b'])));
    act(() => result.current.change(['c', 'd'], new Set(['c'])));
    expect(result.current.count(31)).toBe(29);
    expect(result.current.asked()).toEqual({ filter: filter(''), except: ['a', 'd'] });
    act(() => result.current.change(['a', 'b'], new Set(['a', 'b'])));
    expect(result.current.count(31)).toBe(30);
  });

  it('is nothing once all of another filter would be meant', () => {
    const { result, rerender } = opened();
    act(() => result.current.selectAll());
    rerender({ search: 'x' });
    expect([result.current.isAll, result.current.count(5)]).toEqual([false, 0]);
  });
});

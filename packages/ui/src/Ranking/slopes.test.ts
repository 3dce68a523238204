import { describe, expect, it } from 'vitest';
import { slopeKind, slopePath, slopePaths } from './slopes';

const keys = (names: string) => [...names].map((key) => ({ key }));
const curves = (path: string) => (path.match(/M/g) ?? []).length;

describe('slopes between raw and adjusted', () => {
  it('tells who comes over the line from who moves on one side of it', () => {
    expect(slopeKind(5, 5, 3)).toBe('same');
    expect(slopeKind(0, 2, 3)).toBe('moved');
    expect(slopeKind(3, 2, 3)).toBe('in');
    expect(slopeKind(2, 3, 3)).toBe('out');
  });

  it('lead from the middle of a row to the middle of a row', () => {
    expect(slopePath(0, 1)).toBe('M8 22C31.92 22 44.08 66 68 66');
  });

  it('are one path for each kind, and change with the line alone', () => {
    const of = (cut: number) => {
      const paths = slopePaths(keys('abcd'), keys('bacd'), cut, 4);
      return Object.fromEntries(Object.entries(paths).map(([kind, path]) => [kind, curves(path)]));
    };
    expect(of(2)).toEqual({ same: 2, moved: 2, in: 0, out: 0 });
    expect(of(1)).toEqual({ same: 2, moved: 0, in: 1, out: 1 });
  });

  it('leave out who is below what is shown in both lists, and who is in one only', () => {
    const paths = slopePaths(keys('abcd'), keys('cbax'), 0, 2);
    expect(curves(Object.values(paths).join(''))).toBe(3);
  });
});

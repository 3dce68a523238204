import { describe, expect, it } from 'vitest';
import { allPages } from './allPages';

const list = (length: number, from = 0) => Array.from({ length }, (_, index) => `${from + index}`);
/** Answers pages out of `lists`, the first for the first call and so on; the last one goes on. */
function asking(...lists: string[][]) {
  let calls = 0;
  return {
    calls: () => calls,
    ask: ({ page, pageSize }: { page: number; pageSize: number }) => {
      const items = lists[Math.min(calls, lists.length - 1)] ?? [];
      calls += 1;
      return Promise.resolve({
        items: items.slice((page - 1) * pageSize, page * pageSize),
        total: items.length,
      });
    },
  };
}
const same = (item: string) => item;

describe('every entry of a list', () => {
  it.each([0, 1, 100, 101, 250])('is there once and in order, of %i', async (length) => {
    const seen: string[] = [];
    const found = await allPages(asking(list(length)).ask, same, (done, total) =>
      seen.push(`${done} of ${total}`),
    );
    expect(found).toEqual(list(length));
    expect(seen.at(-1)).toBe(`${length} of ${length}`);
  });

  it('is there also where somebody left between two pages, and moved the others', async () => {
    const before = list(150);
    const after = before.slice(1);
    const { ask, calls } = asking(before, after);
    expect(await allPages(ask, same)).toEqual(after);
    expect(calls()).toBe(4);
  });

  it('is not waited for without end where the list never holds still', async () => {
    let length = 150;
    const ask = ({ page, pageSize }: { page: number; pageSize: number }) => {
      length += 1;
      const items = list(length, -length);
      return Promise.resolve({
        items: items.slice((page - 1) * pageSize, page * pageSize),
        total: length + 1,
      });
    };
    expect((await allPages(ask, same)).length).toBeGreaterThan(150);
  });
});

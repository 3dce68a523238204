import type { Page, PageRequest } from './growSupabase';

/** The database gives so many rows of a list at once. */
const PAGE_SIZE = 100;
/** How often a list is read that changes meanwhile. */
const MOST_ROUNDS = 3;

/** Hears how many entries of how many have been read. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Every entry of a counted list, page after page, in the list's order. Whoever comes or goes meanwhile moves the others from page
 * to page: a list that counts otherwise meanwhile, or has more or fewer entries than it counts, is read again, three times at most.
 * @throws whatever `ask` throws
 */
export async function allPages<T>(
  ask: (page: PageRequest) => Promise<Page<T>>,
  idOf: (item: T) => string,
  onProgress?: OnProgress,
): Promise<T[]> {
  for (let round = 1; ; round += 1) {
    const found = new Map<string, T>();
    let total: number | undefined;
    let isStill = true;
    for (let page = 1; ; page += 1) {
      const read = await ask({ page, pageSize: PAGE_SIZE });
      isStill &&= total === undefined || total === read.total;
      total = read.total;
      for (const item of read.items) found.set(idOf(item), item);
      onProgress?.(Math.min(found.size, total), total);
      if (page * PAGE_SIZE >= total || read.items.length === 0) break;
    }
    if ((isStill && found.size === total) || round === MOST_ROUNDS) return [...found.values()];
  }
}

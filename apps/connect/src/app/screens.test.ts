import { describe, expect, it } from 'vitest';
import { routeEntries } from '../routes/matching';
import { loadScreen, screenFolders } from './screens';

const routed = new Set(
  routeEntries.flatMap(({ screen, children = {} }) => [
    screen,
    ...Object.values(children).map((child) => child.screen),
  ]),
);

describe('screens', () => {
  it('have an address each, and every address has a screen', () => {
    expect([...routed].sort()).toEqual([...screenFolders].sort());
  });

  it.each([...routed])('%s says what it fetches ahead, or that it reads nothing', async (folder) => {
    const module = await loadScreen(folder);
    expect(Object.keys(module)).toEqual(expect.arrayContaining(['Screen', 'prefetch']));
    expect(['function', 'undefined']).toContain(typeof module.prefetch);
  });

  it('a screen that does not exist is refused by its name', async () => {
    await expect(loadScreen('NowhereScreen')).rejects.toThrow('NowhereScreen');
  });
});

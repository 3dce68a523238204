// The code of every screen, each in a chunk of its own.
import type { ScreenModule } from '../routes/RouteEntry';

const loads = import.meta.glob<ScreenModule>('../screens/*/*/index.ts');

/** Loads the screen of a folder in `src/screens`, named with its area: `team/TeamScreen`. */
export function loadScreen(folder: string): Promise<ScreenModule> {
  const load = loads[`../screens/${folder}/index.ts`];
  return load ? load() : Promise.reject(new Error(`There is no screen ${folder}`));
}

/** Every folder of a screen, with its area. */
export const screenFolders: readonly string[] = Object.keys(loads).map((path) =>
  path.split('/').slice(2, 4).join('/'),
);

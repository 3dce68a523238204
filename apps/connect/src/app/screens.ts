// The code of every screen, each in a chunk of its own.
import type { ScreenModule } from '../routes/RouteEntry';

// Without a type argument: by this very call Vitest knows that the list of files is no part of what it may keep.
const loads = import.meta.glob('../screens/*/*/index.ts') as Record<string, () => Promise<ScreenModule>>;
const arrived = new Map<string, ScreenModule>();

/** Loads the screen of a folder in `src/screens`, named with its area: `team/TeamScreen`. */
export async function loadScreen(folder: string): Promise<ScreenModule> {
  const load = loads[`../screens/${folder}/index.ts`];
  if (!load) throw new Error(`There is no screen ${folder}`);
  const module = await load();
  arrived.set(folder, module);
  return module;
}

/** The screen of a folder where its code is here already. */
export const arrivedScreen = (folder: string): ScreenModule | undefined => arrived.get(folder);

/** Every folder of a screen, with its area. */
export const screenFolders: readonly string[] = Object.keys(loads).map((path) =>
  path.split('/').slice(2, 4).join('/'),
);

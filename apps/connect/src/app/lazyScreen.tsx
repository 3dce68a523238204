import { lazy, type ComponentType } from 'react';
import type { PrefetchClient } from '../navigation';
import type { LaterScreen } from './laterScreens';

export type ScreenModule = {
  readonly Screen: ComponentType;
  /** Starts the screen's queries; never throws, the screen shows what went wrong. */
  readonly prefetch?: (client: PrefetchClient) => void;
};

export type LazyScreen = {
  readonly Screen: ComponentType;
  /** Loads the screen's code; resolves to its module. */
  load: () => Promise<ScreenModule>;
};

/** A screen in a chunk of its own. A failed load is tried again the next time. */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  const Screen = lazy(async () => {
    const { Screen: Loaded } = await load();
    return { default: Loaded };
  });
  return { Screen, load };
}

const listOfLater = () => import('./laterScreens');

/** Fetches what says where the files of the later screens lie. */
export const warmLaterScreens = (): void => {
  listOfLater().catch(() => undefined);
};

/** A screen that nobody sees first. */
export const laterScreen = (name: LaterScreen): LazyScreen =>
  lazyScreen(async () => (await listOfLater()).loadLater(name));

import { createContext, use } from 'react';

/** Fetches a screen and what it will show before it is opened. Takes a path inside connect. */
export type Warm = (path: string) => void;

/** The app fills it; without an app around it nothing is fetched ahead. */
export const WarmContext = createContext<Warm>(() => undefined);

/** What a link calls when somebody is about to follow it. */
export const useWarm = (): Warm => use(WarmContext);

import { createContext, use } from 'react';

/** Fetches a screen and what it will show before it is opened. Takes an address inside connect. */
export type PrefetchPath = (path: string) => void;

/** The app fills it; without an app around it nothing is fetched ahead. */
export const PrefetchContext = createContext<PrefetchPath>(() => undefined);

/** What a link calls when somebody is about to follow it. */
export const usePrefetch = (): PrefetchPath => use(PrefetchContext);

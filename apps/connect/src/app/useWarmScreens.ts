import { useClientSource, useUserId } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { matchPath } from 'react-router-dom';
import { prefetchWith, type Warm } from '../navigation';
import { adminTabs, patterns, paths, profileTabs } from '../paths';
import type { LazyScreen } from './lazyScreen';
import { adminPeople, adminTab, adminTeams, profileTabScreens, screens } from './screens';

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] ?? path;

/** The screens that an address shows, the outer one first. */
export function screensAt(path: string): LazyScreen[] {
  const pathname = pathnameOf(path);
  if (pathname === paths.adminTab('people')) return [screens.admin, adminPeople];
  if (pathname === paths.adminTab('teams')) return [screens.admin, adminTeams];
  if (adminTabs.some((tab) => pathname === paths.adminTab(tab))) return [screens.admin, adminTab];
  const tab = profileTabs.find((one) => pathname === paths.profileTab(one));
  if (tab) return [screens.profile, profileTabScreens[tab]];
  const names = Object.keys(patterns) as (keyof typeof patterns)[];
  const found = names.find((name) => matchPath(patterns[name], pathname));
  return found ? [screens[found]] : [];
}

/**
 * Loads a screen's code and starts its queries ahead of time. Called on a link's intent and on navigation; what goes
 * wrong here is shown by the screen itself.
 */
export function useWarmScreens(): Warm {
  const source = useClientSource();
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useCallback(
    (path) => {
      for (const screen of screensAt(path)) {
        const client = source.peek();
        screen
          .load()
          .then(({ prefetch }) => {
            if (client && userId) prefetch?.({ client, userId, prefetch: prefetchWith(queryClient) });
          })
          .catch(() => undefined);
      }
    },
    [source, queryClient, userId],
  );
}

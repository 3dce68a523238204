import { hasStoredSession } from '@grow/core';
import { createClientSource, type ClientSource } from '@grow/shell';
import { prefetchGate } from '../features/auth';
import { insideConnect } from '../paths';
import { isEntrance, routesAt } from '../routes/matching';
import { prefetchMemberPage } from './memberPage';
import { loadScreen } from './screens';

/** The client comes in its own chunk, loaded once. */
export const createPageClient = (): ClientSource =>
  createClientSource(async () => {
    const { connectClient } = await import('./supabaseClient');
    return connectClient();
  }, document.cookie);

/** A visitor's entrance needs the client only when something is sent; every other page needs it at once. */
export function isQuietEntrance(page: { pathname: string; cookie: string }): boolean {
  const path = insideConnect(page.pathname);
  return path !== undefined && isEntrance(path) && !hasStoredSession(page.cookie);
}

/** Loads the client now, or once the entrance has been painted. A failure is shown where the session is asked for. */
export function startClient(source: ClientSource, page: Window): void {
  const { pathname } = page.location;
  const start = () => {
    source.load().catch(() => undefined);
    prefetchGate();
    prefetchMemberPage();
  };
  const isQuiet = isQuietEntrance({ pathname, cookie: page.document.cookie });
  if (!isQuiet) start();
  const screens = routesAt(insideConnect(pathname) ?? pathname).map(({ entry }) => loadScreen(entry.screen));
  void Promise.allSettled(screens).then(() => {
    if (isQuiet) page.requestAnimationFrame(() => page.setTimeout(start));
  });
}

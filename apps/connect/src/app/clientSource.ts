import { hasStoredSession } from '@grow/core';
import { createClientSource, type ClientSource } from '@grow/shell';
import { warmGate } from '../features/auth';
import { insideConnect, patterns } from '../paths';
import { warmLaterScreens } from './lazyScreen';
import { warmMemberPage } from './memberPage';

/** The client comes in its own chunk, loaded once. */
export const createPageClient = (): ClientSource =>
  createClientSource(async () => {
    const { connectClient } = await import('./supabaseClient');
    return connectClient();
  }, document.cookie);

const entrancePaths: readonly string[] = [patterns.login, patterns.signup, patterns.reset];

/** Whether a path inside connect is one of the screens at which visitors begin. */
export const isEntrance = (path: string): boolean => entrancePaths.includes(path.replace(/\/$/, ''));

/** A visitor's entrance needs the client only when something is sent; every other page needs it at once. */
export function isQuietEntrance(page: { pathname: string; cookie: string }): boolean {
  const path = insideConnect(page.pathname);
  return path !== undefined && isEntrance(path) && !hasStoredSession(page.cookie);
}

/** Whether a visit begins at a screen whose files the list of later screens names. */
function isLaterScreen(pathname: string): boolean {
  const path = insideConnect(pathname);
  return path !== undefined && path !== patterns.dashboard && !isEntrance(path);
}

/** Loads the client now, or once the entrance has been painted. A failure is shown where the session is asked for. */
export function startClient(source: ClientSource, page: Window): void {
  const { pathname } = page.location;
  const start = () => {
    source.load().catch(() => undefined);
    warmGate();
    warmMemberPage();
    if (isLaterScreen(pathname)) warmLaterScreens();
  };
  if (!isQuietEntrance({ pathname, cookie: page.document.cookie })) start();
  else page.requestAnimationFrame(() => page.setTimeout(start));
}

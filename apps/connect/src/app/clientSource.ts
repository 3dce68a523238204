import { hasStoredSession } from '@grow/core';
import { createClientSource, type ClientSource } from '@grow/shell';
import { insideConnect } from '../paths';
import { isEntrance } from '../routes/matching';

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

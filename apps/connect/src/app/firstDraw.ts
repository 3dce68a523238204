// What the page loads before it is drawn for the first time, and what it leaves for later.
import type { ClientSource } from '@grow/shell';
import { prefetchGate } from '../features/auth';
import { insideConnect } from '../paths';
import { routesAt } from '../routes/matching';
import { isQuietEntrance } from './clientSource';
import { loadMemberPage } from './memberPage';
import { loadScreen } from './screens';

/** In milliseconds: what the document shows until the first draw can be pressed and does not hear it. */
const PATIENCE = 1_000;

const isQuiet = ({ location, document }: Window): boolean =>
  isQuietEntrance({ pathname: location.pathname, cookie: document.cookie });

/** Resolves when it is known who is logged in, or that the client does not come. */
const knowsSession = (source: ClientSource): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (source.getSnapshot().status === 'loading') return;
      stop();
      resolve();
    };
    const stop = source.subscribe(look);
    look();
  });

/** Loads page and session of the logged-in and starts what they read. */
async function loadMember(source: ClientSource, path: string): Promise<void> {
  const [{ startMember }] = await Promise.all([loadMemberPage(), source.load(), knowsSession(source)]);
  startMember(source, path);
}

/**
 * Loads the code of the address the page was opened at. Resolves when it is here or does not come, and soon in any case: to be
 * drawn once and whole is quicker than to be drawn in parts. A failure is shown where it is drawn.
 */
export async function beforeFirstDraw(source: ClientSource, page: Window): Promise<void> {
  const { pathname, search } = page.location;
  const path = insideConnect(pathname) ?? pathname;
  const screens = routesAt(path).map(({ entry }) => loadScreen(entry.screen));
  const all = Promise.allSettled(isQuiet(page) ? screens : [...screens, loadMember(source, path + search)]);
  await Promise.race([all, new Promise((resolve) => page.setTimeout(resolve, PATIENCE))]);
}

/**
 * Loads what an entrance needs once something is sent: for visitors with the client, after the entrance has been painted. All
 * others have begun to load that before.
 */
export function afterFirstDraw(source: ClientSource, page: Window): void {
  if (!isQuiet(page)) {
    prefetchGate();
    return;
  }
  const load = () => {
    prefetchGate();
    source.load().catch(() => undefined);
    loadMemberPage().catch(() => undefined);
  };
  page.requestAnimationFrame(() => page.setTimeout(load));
}

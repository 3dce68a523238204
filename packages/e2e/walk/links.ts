// Whether what pages link to is there.
import { routesAt } from '../../../apps/connect/src/routes/matching';
import type { RouteEntry } from '../../../apps/connect/src/routes/RouteEntry';
import type { Page } from '@playwright/test';
import { isLetIn, type Role } from './roles';

/** Addresses of this origin that a page links to, and links to a part of the page itself that it does not have. */
export function linksOn(page: Page): Promise<{ addresses: string[]; missingParts: string[] }> {
  return page.evaluate(() => {
    const addresses = new Set<string>();
    const missingParts = new Set<string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const { origin, pathname, search, hash } = new URL(link.href);
      if (origin !== location.origin) continue;
      const isHere = pathname + search === location.pathname + location.search;
      if (!isHere) addresses.add(pathname + search);
      else if (hash && !document.getElementById(decodeURIComponent(hash.slice(1)))) missingParts.add(hash);
    }
    return { addresses: [...addresses], missingParts: [...missingParts] };
  });
}

/** What is wrong about an address that a role was offered; undefined where it answers with a screen of theirs. */
export async function faultOf(webUrl: string, role: Role, address: string): Promise<string | undefined> {
  const response = await fetch(webUrl + address, { headers: { accept: 'text/html' } });
  await response.body?.cancel();
  if (!response.ok) return `${address} answers ${response.status}`;
  if (!/^\/connect(?:[/?]|$)/.test(address)) return undefined;
  const entries = routesAt(address.slice('/connect'.length) || '/').map(({ entry }) => entry);
  if (entries.at(-1)?.path === '*') return `${address} is no route`;
  const [outer] = entries as RouteEntry[];
  // The login asks visitors first, and guests of the jury read where their round is.
  if (!outer || role === 'visitor' || role === 'juror' || outer.guard === 'visitor') return undefined;
  return isLetIn(role, outer.guard) ? undefined : `${address} is not for a ${role}`;
}

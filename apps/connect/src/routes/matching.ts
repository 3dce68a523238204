// The table in the router's own words, and what it says about an address.
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { ChildEntry, RouteEntry, SkeletonShape } from './RouteEntry';
import { routes } from './routes';

/** What is drawn at an entry's address, and at a parent's own address inside the parent. */
export type Elements = {
  readonly screen: (entry: RouteEntry) => ReactNode;
  readonly child: (entry: ChildEntry) => ReactNode;
  readonly index: (entry: RouteEntry) => ReactNode;
};

const table: Readonly<Record<string, RouteEntry>> = routes;

/** Every entry that stands by itself, in the order of the table. */
export const routeEntries: readonly RouteEntry[] = Object.values(table);

/** Routes for the router; each has its entry as `handle`. */
export const routeObjects = (
  entries: readonly RouteEntry[],
  { screen, child, index }: Elements,
): RouteObject[] =>
  entries.map((entry) => ({
    path: entry.path,
    handle: entry,
    element: screen(entry),
    ...(entry.children && {
      children: [
        { index: true, element: index(entry) },
        ...Object.values(entry.children).map((one) => ({
          path: one.path,
          handle: one,
          element: child(one),
        })),
      ],
    }),
  }));

const nothing = () => null;
const drawnNowhere = routeObjects(routeEntries, { screen: nothing, child: nothing, index: nothing });

/** What stands at an address, the outer screen first, with the parts of the address that its pattern names. */
export function routesAt(path: string) {
  // Not by URL: a path that begins with two slashes would name another host, or none.
  const [pathname = ''] = path.split(/[?#]/, 1);
  return (matchRoutes(drawnNowhere, pathname) ?? []).flatMap(({ route, params }) =>
    route.handle ? [{ entry: route.handle as RouteEntry | ChildEntry, params }] : [],
  );
}

/** Whether a path inside connect is one of the screens at which visitors begin. */
export const isEntrance = (path: string): boolean =>
  routesAt(path).some(({ entry }) => 'isEntrance' in entry && entry.isEntrance);

/** The tabs of a screen, in the order of the table. */
export const tabsOf = ({ children = {} }: RouteEntry): readonly ChildEntry[] =>
  Object.values(children).filter(({ isTab }) => isTab);

/** What stands at a path inside connect until its screen is there: what the inner screen says. */
export const skeletonAt = (path: string): SkeletonShape => routesAt(path).at(-1)?.entry.skeleton ?? 'page';

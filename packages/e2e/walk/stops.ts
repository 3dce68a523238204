// Where one can walk: every route of connect's table and every kind of page of the site, with the addresses of a state.
import { routes } from '../../../apps/connect/src/routes/routes';
import type { ChildEntry, Guard, RouteEntry } from '../../../apps/connect/src/routes/RouteEntry';
import type { Places } from './places';

/** The languages of the apps. */
export const languages = ['en', 'de'] as const;
/** One of them. */
export type Language = (typeof languages)[number];

/** A screen or a page at its address. */
export interface Stop {
  /** The route's name, with what stands behind a question mark where an address opens more: `team?dialog=edit`. */
  route: string;
  guard: Guard;
  /** The address in a language, from the origin on. */
  address: (language: Language) => string;
}

/** What an optional part of an address opens that is a picture of its own. */
const views: Readonly<Record<string, readonly string[]>> = {
  teams: ['view=people'],
  experiments: ['log=new'],
  events: ['view=week', 'when=past'],
  adminMentors: ['view=proposal'],
  adminSeason: ['week=5'],
  adminPartners: ['edit=new'],
};

/** The values of a pattern's parts: one set for each address that is visited. */
function valuesOf(path: string, places: Places): Readonly<Record<string, string>>[] {
  const [, first = ''] = path.split('/');
  const slugs: Readonly<Record<string, string>> = {
    teams: places.team,
    assigned_teams: places.assignedTeam,
    stories: places.storyTeam,
    events: places.event,
    admin: places.event,
  };
  const values = { slug: slugs[first] ?? '', week: places.week, team: places.scoredTeam };
  if (path.includes(':round')) return places.rounds.map((round) => ({ ...values, round }));
  return path.includes(':id') ? [{ id: places.announcement }, { id: 'new' }] : [values];
}

/** Every query that makes a picture of its own, the plain address first. */
function queriesOf(name: string, { query = {} }: ChildEntry, places: Places): string[] {
  const words = Object.entries(query);
  if (words.some(([, values]) => values === 'required'))
    return [`token=${places.guestToken}`, 'token=unknown'];
  const closed = words.flatMap(([key, values]) =>
    typeof values === 'string' ? [] : values.map((value) => `${key}=${value}`),
  );
  return ['', ...closed, ...(views[name] ?? [])];
}

function stopsOf(name: string, entry: ChildEntry, guard: Guard, places: Places): Stop[] {
  const sets = valuesOf(entry.path, places);
  return sets.flatMap((values) => {
    const path = entry.path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
    const shown = entry.path === '*' ? '/nothing-here' : path.replace(/^\/$/, '');
    // The name is the same in every state, whatever it is about there.
    const which = [name, values['round'], values['id'] === 'new' && 'new'].filter(Boolean).join(' ');
    return queriesOf(name, entry, places).map((query) => {
      const address = `/connect${shown}${query && `?${query}`}`;
      return {
        route: `${which}${query && `?${query.replace(places.guestToken, 'valid')}`}`,
        guard,
        address: () => address,
      };
    });
  });
}

const table: Readonly<Record<string, RouteEntry>> = routes;

/** Every stop in connect. A parent whose own address leads on to a child is only that child. */
export function connectStops(places: Places): Stop[] {
  return Object.entries(table).flatMap(([name, entry]) => [
    ...(entry.redirectTo === undefined ? stopsOf(name, entry, entry.guard, places) : []),
    ...Object.entries(entry.children ?? {}).flatMap(([child, described]) =>
      stopsOf(child, described, entry.guard, places),
    ),
  ]);
}

/** The first page of each kind of the site, by its sitemap, and the one for unknown addresses. */
export function siteStops(sitemap: string): Stop[] {
  const byKind = new Map<string, string>();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]*)/g)) {
    const { pathname } = new URL(address);
    if (/^\/de(?:\/|$)/.test(pathname)) continue;
    const kind = pathname.replace(/^(\/[^/]+)\/.+/, '$1/:slug');
    if (!byKind.has(kind)) byKind.set(kind, pathname);
  }
  return [...byKind, ['/*', '/nothing-here'] as const].map(([kind, path]) => ({
    route: `site ${kind}`,
    guard: 'anybody',
    address: (language) => (language === 'en' ? path : `/de${path === '/' ? '' : path}`),
  }));
}

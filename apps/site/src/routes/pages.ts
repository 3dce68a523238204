// Every page of the site with its address and its file, derived from the route table.
import type { SiteContent } from '../content/snapshot';
import type { Locale } from '../paraglide/runtime';
import { localeAt, localePath } from '../paths';
import type { RouteEntry } from './RouteEntry';
import { routes, type RouteName } from './routes';

type Table = typeof routes;

/** A page of the site: the name of its route, and where its path has a slug, that: `event:final`. */
export type PageKey = {
  [Name in RouteName]: Table[Name]['path'] extends `${string}:${string}` ? `${Name}:${string}` : Name;
}[RouteName];

const table: Readonly<Record<RouteName, RouteEntry>> = routes;
const names = Object.keys(table) as RouteName[];

const pageOf = (name: RouteName, slug: string): PageKey => (slug ? `${name}:${slug}` : name) as PageKey;

/** The table's entry of a page, its name, and the slug that the page has in it; empty where it has none. */
export function routeOf(page: PageKey): { name: RouteName; entry: RouteEntry; slug: string } {
  const [text = '', slug = ''] = page.split(':');
  const name = text as RouteName;
  return { name, entry: table[name], slug };
}

/** Every page of a build, in the order of the table. */
export function allPages(content: SiteContent): PageKey[] {
  return names.flatMap((name) => {
    const { slugs = () => [''] } = table[name];
    return slugs(content).map((slug) => pageOf(name, slug));
  });
}

function rootPath(page: PageKey): string {
  const { entry, slug } = routeOf(page);
  return entry.path.replace(':slug', slug);
}

/** The address of a page. The page for unknown addresses has none of its own and answers with home's. */
export function pagePath(page: PageKey, locale: Locale): string {
  return localePath(page === 'notFound' ? routes.home.path : rootPath(page), locale);
}

/** The file a page is written to, below the built folder. */
export function pageFile(page: PageKey, locale: Locale): string {
  const folder = locale === 'en' ? '' : `${locale}/`;
  if (page === 'notFound') return `${folder}404.html`;
  const path = rootPath(page).slice(1);
  return `${folder}${path === '' ? '' : `${path}/`}index.html`;
}

/** The slug of a path that fits a pattern, empty where the pattern has none; undefined for any other path. */
function slugAt(path: string, pattern: string): string | undefined {
  const [before = '', after] = pattern.split(':slug');
  if (after === undefined) return path === pattern ? '' : undefined;
  const slug = path.startsWith(before) ? path.slice(before.length) : '';
  return /^[\w-]+$/.test(slug) ? slug : undefined;
}

/** Which page and language a path asks for; unknown paths get the page that says so. */
export function pageAt(pathname: string): { page: PageKey; locale: Locale } {
  const locale = localeAt(pathname);
  const address = pathname.replace(/(?<=.)\/$/, '');
  const path = locale === 'en' ? address : address.slice(locale.length + 1) || routes.home.path;
  for (const name of names) {
    const slug = slugAt(path, table[name].path);
    if (slug !== undefined) return { page: pageOf(name, slug), locale };
  }
  return { page: 'notFound', locale };
}

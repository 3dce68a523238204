/** Pages by name; what stands below one is a slug. The route table stays where pages are drawn: it carries every head. */
const PAGES = new Set(['events', 'showcase', 'imprint', 'privacy']);

/** The pattern of an address: known pages by name, everything else as `:slug`, without the language. */
export function patternAt(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '' && part !== 'de');
  return `/${parts.map((part, place) => (place === 0 && PAGES.has(part) ? part : ':slug')).join('/')}`;
}

// What the showcase shows, as its address says it: `?season=23-24&topic=Energy&became=company`.

/** A choice of stories; empty texts mean everything. */
export type ShowcaseFilter = { readonly season: string; readonly topic: string; readonly became: string };

/** What the filter looks at in a story. */
export type FilteredStory = { readonly season: string; readonly topic: string; readonly became: string };

const fields = ['season', 'topic', 'became'] as const;

/** Reads the query of an address or the fields of the form, which have the same names. */
export const showcaseFilterFrom = (query: URLSearchParams): ShowcaseFilter => ({
  season: query.get('season') ?? '',
  topic: query.get('topic') ?? '',
  became: query.get('became') ?? '',
});

/** The query that says a filter, without what is the default; empty for everything. */
export function showcaseQueryOf(filter: ShowcaseFilter): string {
  const query = new URLSearchParams();
  for (const field of fields) if (filter[field]) query.set(field, filter[field]);
  return `${query}`;
}

const agrees = (story: FilteredStory, filter: ShowcaseFilter) =>
  fields.filter((field) => !filter[field] || filter[field] === story[field]).length;

/** Whether a story is one of those chosen. */
export const matchesShowcaseFilter = (story: FilteredStory, filter: ShowcaseFilter): boolean =>
  agrees(story, filter) === fields.length;

/** Of stories of which none is chosen the one that differs least, the first of several; undefined where none agrees in anything chosen. */
export function nearestStory<Story extends FilteredStory>(
  stories: readonly Story[],
  filter: ShowcaseFilter,
): Story | undefined {
  const open = fields.filter((field) => !filter[field]).length;
  let best: Story | undefined;
  let most = open;
  for (const story of stories) {
    const count = agrees(story, filter);
    if (count > most) [best, most] = [story, count];
  }
  return best;
}

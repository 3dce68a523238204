import { shortName } from './shortName';

/** Leaves a page only the classes that its style sheet speaks of, under names of one or two letters. */
export function shortenClasses(body: string, css: string): { body: string; css: string } {
  const names = new Map<string, string>();
  const classOf = /\.(-?[_a-zA-Z][\w-]*)/g;
  // Selectors alone: a point in a value, such as .5s, is followed by a digit, and no URL stands in the components' part.
  for (const [, name = ''] of css.matchAll(classOf)) {
    if (body.includes(name) && !names.has(name)) names.set(name, shortName(names.size));
  }
  return {
    body: body.replace(/ class="([^"]*)"/g, (_, list: string) => {
      const kept = list.split(' ').flatMap((name) => names.get(name) ?? []);
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : '';
    }),
    css: css.replace(classOf, (whole, name: string) => {
      const short = names.get(name);
      return short === undefined ? whole : `.${short}`;
    }),
  };
}

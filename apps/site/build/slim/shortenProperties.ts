import { shortName } from './shortName';

const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Gives the custom properties of a page names of one or two letters, most used first, in its styles and in the style
 * attributes of its markup.
 * @param live names that scripts set while the page is open; they stay
 */
export function shortenProperties(
  body: string,
  css: string,
  live: readonly string[],
): { body: string; css: string } {
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(PROPERTY)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses]
    .filter(([name]) => !live.includes(name))
    .sort(([, one], [, other]) => other - one)
    .map(([name], index) => [name, `--${shortName(index)}`] as const);
  const short = new Map(names);
  const shorten = (text: string) => text.replace(PROPERTY, (name) => short.get(name) ?? name);
  return {
    body: body.replace(/ style="[^"]*"/g, shorten),
    css: shorten(css),
  };
}

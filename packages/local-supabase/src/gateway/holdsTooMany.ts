/**
 * Values that a body holds at most. Reading as many takes some 30 ms of the one thread that everybody shares; ten
 * megabytes of the smallest ones would take seconds.
 */
export const MAX_VALUES = 100_000;

/** What stands between or before values, by what they are written in. */
const separators = { json: ',[{', csv: ',\n', form: '&' } as const;

/** How a text holds its values. */
export type TextFormat = keyof typeof separators;

/** Whether a text has more than {@link MAX_VALUES} values, by its separators and without reading it. */
export function holdsTooMany(text: string, format: TextFormat): boolean {
  let found = 0;
  for (const separator of separators[format]) {
    for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
      found += 1;
      if (found > MAX_VALUES) return true;
    }
  }
  return false;
}

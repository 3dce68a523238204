/** What one element paints, and how. */
export interface Mark {
  element: string;
  /** Where it stands in px below its story; of what CSS adds, where it stands below its element. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** By theme. */
  colors: Readonly<Record<string, string>>;
  /** Computed styles, those left out that are as nobody has set them. */
  styles: Readonly<Record<string, string>>;
  /** Some of its letters are in none of the design's fonts, and as wide as those that the machine has. */
  isInSystemFont?: true;
}

/** How far a box may be off in px: builds of the browser round the height of a line differently. */
export const boxTolerance = 2;

const isOff = (expected: Mark, actual: Mark) =>
  expected.box
    .map((side, index) => Math.abs(side - (actual.box[index] ?? NaN)))
    .filter((_, index) => !expected.isInSystemFont || index % 2 === 1)
    .some((off) => !(off <= boxTolerance));

const changed = (was: Mark['styles'], is: Mark['styles']) =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => was[name] !== is[name])
    .map((name) => ({ name, was: was[name] ?? 'unset', is: is[name] ?? 'unset' }));

/** Says in sentences what an outline paints other than it should; an empty list where nothing differs. */
export function differences(expected: readonly Mark[], actual: readonly Mark[]): string[] {
  const length = Math.max(expected.length, actual.length);
  const other = Array.from({ length }, (_, index) => index).find(
    (index) => expected[index]?.element !== actual[index]?.element,
  );
  if (other !== undefined) {
    const [was, is] = [expected[other]?.element ?? 'nothing', actual[other]?.element ?? 'nothing'];
    return [
      `Element ${other + 1} was ${was} and is ${is}; ${expected.length} were painted, now ${actual.length}.`,
    ];
  }
  return expected.flatMap((mark, index) => {
    const now = actual[index] ?? mark;
    return [
      ...(isOff(mark, now)
        ? [`${mark.element} stood at ${mark.box.join(' ')} and stands at ${now.box.join(' ')}.`]
        : []),
      ...changed(mark.colors, now.colors).map(
        ({ name, was, is }) => `${mark.element} was ${was || 'clear'} in ${name} and is ${is || 'clear'}.`,
      ),
      ...changed(mark.styles, now.styles).map(
        ({ name, was, is }) => `${mark.element} had ${name} ${was} and has ${is}.`,
      ),
    ];
  });
}

/** One line per element, so that a change can be read where it is reviewed. */
export const writeOutline = (widths: Record<string, readonly Mark[]>): string => {
  const lines = Object.entries(widths).map(
    ([name, marks]) =>
      `${JSON.stringify(name)}: [\n${marks.map((mark) => JSON.stringify(mark)).join(',\n')}\n]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
};

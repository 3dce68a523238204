/** What one element paints: where it stands in px below its story, and its colours in each theme. */
export interface Mark {
  element: string;
  box: readonly [x: number, y: number, width: number, height: number];
  colors: Record<string, string>;
}

/** How far a box may be off: px, and share of its size, since text is not equally wide on every system. */
export const boxTolerance = { px: 4, share: 0.03 };

const sidesOf = ({ box }: Mark) => box.join(' ');

const isOff = (expected: Mark, actual: Mark) => {
  const allowed = boxTolerance.px + boxTolerance.share * Math.max(...expected.box);
  return expected.box.some((side, index) => Math.abs(side - (actual.box[index] ?? NaN)) > allowed);
};

/** Says in sentences what an outline paints other than it should; an empty list where nothing differs. */
export function differences(expected: readonly Mark[], actual: readonly Mark[]): string[] {
  const named = (marks: readonly Mark[]) => marks.map(({ element }) => element);
  if (named(expected).join('\n') !== named(actual).join('\n')) {
    const index = actual.findIndex(({ element }, at) => element !== expected[at]?.element);
    const at = index < 0 ? actual.length : index;
    const [was, is] = [expected[at]?.element ?? 'nothing', actual[at]?.element ?? 'nothing'];
    return [
      `Element ${at + 1} was ${was} and is ${is}; ${expected.length} were painted, now ${actual.length}.`,
    ];
  }
  return expected.flatMap((mark, index) => {
    const now = actual[index] ?? mark;
    return [
      ...(isOff(mark, now)
        ? [`${mark.element} stood at ${sidesOf(mark)} and stands at ${sidesOf(now)}.`]
        : []),
      ...Object.entries(mark.colors)
        .filter(([theme, color]) => now.colors[theme] !== color)
        .map(([theme, color]) => `${mark.element} was ${color} in ${theme} and is ${now.colors[theme]}.`),
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

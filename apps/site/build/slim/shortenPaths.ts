import svgpath from 'svgpath';

const DECIMALS = 1;

const short = (value: number) => `${Number(value.toFixed(DECIMALS)) || 0}`.replace(/^(-?)0\./, '$1.');

const isZero = (value: number) => short(value) === '0';

/** Numbers after a command, with a separator only where the next one does not begin with a sign or a second point. */
function join(numbers: readonly number[]): string {
  return numbers.map(short).reduce((text, number, index) => {
    const needsSpace =
      index > 0 && !number.startsWith('-') && !(number.startsWith('.') && /\.\d*$/.test(text));
    return text + (needsSpace ? ' ' : '') + number;
  }, '');
}

/**
 * Path data in relative steps with one decimal, level and upright lines as such: the same drawing in fewer bytes.
 * @param x how far the drawing stands to the right of where the data says, and y below
 */
export function shortenPath(data: string, x = 0, y = 0): string {
  let text = '';
  svgpath(data)
    .translate(x, y)
    .abs()
    // Rounded where it is absolute: a level line stays level, which rounded steps would not keep.
    .round(DECIMALS)
    .rel()
    .iterate(([command, ...numbers]) => {
      const [right = 0, down = 0] = numbers;
      if (command === 'l' && isZero(down)) text += `h${short(right)}`;
      else if (command === 'l' && isZero(right)) text += `v${short(down)}`;
      else text += `${command}${join(numbers)}`;
    });
  return text;
}

const PATH = /(?: transform="translate\(([-\d.]+) ([-\d.]+)\)")? d="([^"]+)"/g;

/** Shortens every path of a page, and moves it by itself where it was moved by an attribute. */
export function shortenPaths(html: string): string {
  return html.replace(
    PATH,
    (_, x: string | undefined, y: string | undefined, data: string) =>
      ` d="${shortenPath(data, Number(x ?? 0), Number(y ?? 0))}"`,
  );
}

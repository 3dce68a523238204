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

/** Path data in relative steps with one decimal, level and upright lines as such: the same drawing in fewer bytes. */
export function shortenPath(data: string): string {
  let text = '';
  svgpath(data)
    .abs()
    // Rounded where it is absolute: a level line stays level, which rounded steps would not keep.
    .round(DECIMALS)
    .rel()
    .iterate(([command, ...numbers]) => {
      const [x = 0, y = 0] = numbers;
      if (command === 'l' && isZero(y)) text += `h${short(x)}`;
      else if (command === 'l' && isZero(x)) text += `v${short(y)}`;
      else text += `${command}${join(numbers)}`;
    });
  return text;
}

/** Shortens every path of a page. */
export function shortenPaths(html: string): string {
  return html.replace(/ d="([^"]+)"/g, (_, data: string) => ` d="${shortenPath(data)}"`);
}

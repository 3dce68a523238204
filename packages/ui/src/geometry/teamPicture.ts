import { inkPairs } from '../tokens';
import { layoutGrowthLine, tickWidth } from './growthLine';
import { wordmark } from './letters';
import { drawTeamMark } from './teamMark';

/** What the picture of a team's story says; texts are plain, in one language. */
export interface TeamPicture {
  readonly name: string;
  /** The pitch. */
  readonly line: string;
  /** Such as "23/24". */
  readonly season: string;
  /** At most three are shown. */
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}

const [width, height, margin, logoScale] = [1200, 630, 60, 1.3];
/** Where the season stands and what the name keeps clear of, in px. */
const [right, nameWidth, lineLetters, figureColumn] = [width - margin, 840, 66, 210];
/** Families as the files name them that `renderPng` reads. */
const fonts = { display: 'Archivo SemiBold', text: 'Hanken Grotesk' } as const;
/** Width of the wordmark's box. */
const logoWidth = 128;
/** Mean width of a display letter for its size: a name is set as large as its room allows. */
const letterShare = 0.68;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Breaks a text after words into lines of at most `letters`; two are kept, and an ellipsis says that more was written. */
function linesOf(text: string, letters: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + word.length >= letters) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  const [first = '', second] = lines;
  if (second === undefined) return [first];
  return [first, lines.length > 2 ? `${second.replace(/[.,;:]$/, '')}…` : second];
}

/** The parts of a story's link picture: name, pitch, up to three numbers and the season's word, on the ink of the team's mark. */
export function drawTeamPicture({ name, line, season, figures }: TeamPicture): string[] {
  const [ground, figure] = inkPairs[drawTeamMark(name).ink];
  const text = (x: number, y: number, size: number, words: string, font: keyof typeof fonts, end = '') =>
    `<text x="${x}" y="${y}" font-family="${fonts[font]}" font-size="${size}" fill="${figure}"${end}>${escaped(words)}</text>`;
  const nameSize = Math.round(Math.min(92, nameWidth / (letterShare * name.length)));
  const { letters, ticks, rulerY } = layoutGrowthLine(width - 2 * margin, 'compact');
  const top = height - margin - 14 - rulerY;
  const lines = linesOf(line, lineLetters);
  const under = 186 + 40 * lines.length;
  return [
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    text(margin - 3, 128, nameSize, name, 'display'),
    ...lines.map((words, at) => text(margin, 186 + 40 * at, 32, words, 'text')),
    ...figures.slice(0, 3).flatMap(({ value, label }, at) => {
      const x = margin + figureColumn * at;
      return [text(x, under + 34, 42, value, 'display'), text(x, under + 66, 24, label, 'text')];
    }),
    ...wordmark().map(
      ({ x, path }) =>
        `<path transform="translate(${right + (x - logoWidth) * logoScale} ${margin}) scale(${logoScale})" d="${path}" fill="${figure}"/>`,
    ),
    text(right, 128, 24, season, 'text', ' text-anchor="end"'),
    ...letters.map(
      ({ x, y, path }) =>
        `<path transform="translate(${margin + x} ${top + y})" d="${path}" fill="${figure}"/>`,
    ),
    ...ticks.map(
      (tick) =>
        `<rect x="${margin + tick.x}" y="${top + rulerY}" width="${tickWidth}" height="${tick.height}" fill="${figure}"/>`,
    ),
  ];
}

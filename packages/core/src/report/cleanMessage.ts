import { reportWords } from './reportWords';

/** How long a kept message is at most. */
export const MAX_MESSAGE = 200;

const LEFT_OUT = '…';
/** Quoted by whatever marks; an apostrophe inside a word opens nothing. */
const QUOTED = /(?<![\p{L}\p{N}])'[^'\n]*'|"[^"\n]*"|`[^`\n]*`|„[^“”\n]*[“”]|“[^”\n]*”|‘[^’\n]*’|«[^»\n]*»|‚[^‘\n]*‘/gu;
const PATH = /^(?:https?:\/\/[^/\s]*)?(\/[^\s?#]*)/i;

const keep = (word: string): string => (reportWords.has(word.toLowerCase()) ? word : LEFT_OUT);

/** An address as its path alone, with what may name something left out; no origin, no query. */
const pathOf = (path: string): string => path.split('/').map((part) => (part === '' ? '' : keep(part))).join('/');

/** One word between blanks: with its marks when it is known, or parts of it that are. */
function cleanPiece(piece: string): string {
  const [, before = '', middle = '', after = ''] = /^([(["{<]*)(.*?)([)\]"}>.,:;!?]*)$/su.exec(piece) ?? [];
  const [, path] = PATH.exec(middle) ?? [];
  if (path !== undefined) return before + pathOf(path) + after;
  const word = middle.replace(/\(\)$/, '');
  if (word === '') return before + middle + after;
  const parts = word.split(/[.-]/);
  return before + (parts.every((part) => reportWords.has(part.toLowerCase())) ? word : LEFT_OUT) + after;
}

/**
 * A message as it may be kept: nothing quoted, and no word, number or address that is not one of the known words of browsers
 * and libraries. So nothing that a person typed or is called can stand in it, wherever it stood.
 */
export function cleanMessage(message: string): string {
  const pieces = message
    .slice(0, 1_000)
    .replace(QUOTED, ` ${LEFT_OUT} `)
    .split(/\s+/)
    .filter((piece) => piece !== '')
    .map(cleanPiece);
  return pieces
    .filter((piece, index) => piece !== LEFT_OUT || pieces[index - 1] !== LEFT_OUT)
    .join(' ')
    .slice(0, MAX_MESSAGE);
}

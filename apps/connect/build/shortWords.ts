import type { Plugin } from 'vite';

const WORDS = /[\\/]paraglide[\\/]messages[\\/](?!_)[a-z\d_]+\.js$/;

const text = (locale: string): RegExp =>
  new RegExp(
    `const ${locale}_\\w+ = /\\*\\*.*?\\*/ \\(i?\\) => \\{\\s*return /\\*\\*.*?\\*/ \\((\`(?:[^\`\\\\]|\\\\.)*\`)\\)\\s*\\};`,
  );
const english = text('en');
const german = text('de');
const exported = /^export const (\w+) = /m;

/**
 * A compiled sentence as one function instead of three. What is compiled in another shape (a plural, a third language)
 * stays as it is.
 */
export function shortWord(code: string): string {
  const [, en] = english.exec(code) ?? [];
  const [, de] = german.exec(code) ?? [];
  const [, name] = exported.exec(code) ?? [];
  if (en === undefined || de === undefined || name === undefined) return code;
  return `import { isGerman } from '../runtime.js';
export const ${name} = (i, options) => isGerman(options) ? ${de} : ${en};
`;
}

/** Sentences of the page and the shell, in both languages, in half of the functions. */
export function shortWords(): Plugin {
  return {
    name: 'grow-short-words',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: WORDS }, handler: shortWord },
  };
}

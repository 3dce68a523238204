import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shortWord } from './shortWords';

const folders = ['../src/paraglide/messages', '../../../packages/shell/src/paraglide/messages'].map(
  (folder) => path.resolve(import.meta.dirname, folder),
);
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !name.startsWith('_'))
    .map((name) => path.join(folder, name)),
);

type Sentence = (inputs: Record<string, string>, options: { locale: string }) => string;

/** What a compiled sentence says, with stand-ins for whatever is filled in. */
function say(code: string, locale: string): string {
  const inputs = new Proxy<Record<string, string>>({}, { get: (_target, name) => `<${String(name)}>` });
  const isGerman = (options: { locale: string }) => options.locale === 'de';
  const globals = { isGerman, experimentalStaticLocale: undefined, getLocale: () => 'en' };
  const script = code.replace(/^import .*$/m, '').replace(/^export const \w+ = /m, '');
  return (runInNewContext(script, globals) as Sentence)(inputs, { locale });
}

test('every sentence says the same in half of the functions', () => {
  expect(files.length).toBeGreaterThan(500);
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    const short = shortWord(code);
    expect(short.length).toBeLessThan(code.length / 2);
    for (const locale of ['en', 'de']) expect(say(short, locale)).toBe(say(code, locale));
  }
});

test('what is compiled in another shape stays as it is', () => {
  const plural =
    "const en_x = (i) => { if (i.count === 1) return `one`; return `many` };\nexport const x = () => '';";
  expect(shortWord(plural)).toBe(plural);
});

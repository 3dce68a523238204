// The examples of the README as modules that check what their arrows promise.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Packed } from './packed';

const readme = fileURLToPath(new URL('../../README.md', import.meta.url));
/** The module that makes what examples take for granted. */
export const given = fileURLToPath(new URL('given.ts', import.meta.url));

/** One example. */
export interface ReadmeExample {
  /** The heading it stands under, and which one below it. */
  readonly name: string;
  readonly code: string;
  /** It needs a page: only its types can be checked by Node. */
  readonly isForBrowsers: boolean;
}

/** Reads every TypeScript block. */
export async function readReadmeExamples(): Promise<ReadmeExample[]> {
  const text = await readFile(readme, 'utf8');
  return text.split(/^## /m).flatMap((part) => {
    const heading = part.slice(0, part.indexOf('\n'));
    return [...part.matchAll(/^```ts( browser)?\n([\s\S]*?)^```$/gm)].map(
      ([, browser, code = ''], index) => ({
        name: index === 0 ? heading : `${heading} (${index + 1})`,
        code,
        isForBrowsers: browser !== undefined,
      }),
    );
  });
}

const arrow = '; // → ';

/** How many lines of an example say what they give. */
export const promisesOf = ({ code }: ReadmeExample): number => code.split(arrow).length - 1;

/** A line `expression; // → value` or `const name = expression; // → value`, compared by `checkExample`. */
function checkedLine(line: string): string {
  const [code = '', promised] = line.split(arrow);
  if (promised === undefined) return line;
  const [, name] = /^ *const (\w+) = /.exec(code) ?? [];
  const check = `checkExample(await (${name ?? code.trim()}), ${promised}, ${JSON.stringify(line.trim())});`;
  return name === undefined ? check : `${code}; ${check}`;
}

const checkedCode = ({ code }: ReadmeExample): string => code.split('\n').map(checkedLine).join('\n');

const { ESNext } = ts.ModuleKind;
const { ES2022 } = ts.ScriptTarget;
const asModule = (code: string): string =>
  ts.transpileModule(code, { compilerOptions: { module: ESNext, target: ES2022 } }).outputText;

const runner = (names: readonly string[]): string => `
  import './given.mjs';
  import { deepStrictEqual } from 'node:assert';
  globalThis.checkExample = (given, promised, line) => {
    try { deepStrictEqual(given, promised); } catch (cause) { throw new Error(line + ' ' + cause.message); }
  };
  const failures = [];
  for (const [index, name] of ${JSON.stringify(names)}.entries())
    await import('./example' + index + '.mjs').catch((cause) => failures.push(name + ': ' + cause));
  console.log('failures ' + JSON.stringify(failures));
  process.exit(0);`;

/** Runs examples one after the other in plain Node, against the packed package; tells those that give something else. */
export async function failingExamples(packed: Packed, examples: readonly ReadmeExample[]): Promise<string[]> {
  const write = (file: string, code: string) => writeFile(join(packed.project, file), code);
  await write('given.mjs', asModule(await readFile(given, 'utf8')));
  for (const [index, example] of examples.entries())
    await write(`example${index}.mjs`, asModule(checkedCode(example)));
  await write('examples.mjs', runner(examples.map(({ name }) => name)));
  const output = await packed.run('node', 'examples.mjs');
  return JSON.parse(output.slice(output.lastIndexOf('failures ') + 'failures '.length)) as string[];
}

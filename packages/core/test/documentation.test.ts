import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const entries = Object.values(manifest.exports).map((entry) => resolve(root, entry));

/** The names that an entry exports without a sentence of JSDoc. */
function undocumented(program: ts.Program, entry: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing`);
  return checker
    .getExportsOfModule(module)
    .filter((symbol) => {
      const origin = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return ts.displayPartsToString(origin.getDocumentationComment(checker)).trim() === '';
    })
    .map((symbol) => symbol.name);
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
};

describe('documentation', () => {
  const program = ts.createProgram(entries, options);

  it.each(entries)('every export of %s says what it promises', (entry) => {
    expect(undocumented(program, entry)).toEqual([]);
  });

  it('notices an export without a sentence', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grow-documentation-'));
    const file = join(folder, 'entry.ts');
    await writeFile(file, '/** Has a sentence. */\nexport const documented = 1;\n\nexport const bare = 2;\n');
    expect(undocumented(ts.createProgram([file], options), file)).toEqual(['bare']);
    await rm(folder, { recursive: true });
  });
});

// A new mutation comes with a step that asks where the focus is after it; nobody has to remember that.
import { onlyInFull } from '../../src/full';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

type Entry = Record<string, unknown>;

const manifest = path.resolve(import.meta.dirname, '../../../core/package.json');
/** Entries without mutations of their own: how one is described, doubles for tests, and what needs a browser. */
const others = ['./query', './testing', './browser'];

/** Every mutation that core describes, as `faqMutations.add`. They are made without a client, which none needs before it runs. */
async function mutationsOfCore(): Promise<string[]> {
  const { exports } = JSON.parse(await readFile(manifest, 'utf8')) as { exports: Entry };
  const entries = Object.keys(exports).filter((entry) => !others.includes(entry));
  const modules = await Promise.all(
    entries.map((entry) => import(entry.replace('.', '@grow/core')) as Promise<Entry>),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter((named): named is [string, (...given: unknown[]) => object] => named[0].endsWith('Mutations'))
    .flatMap(([name, describe]) => Object.keys(describe(undefined, {}, {})).map((key) => `${name}.${key}`));
}

async function mutationsWithStep(): Promise<string[]> {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.spec.ts'));
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(import.meta.dirname, file), 'utf8')),
  );
  return texts.flatMap((text) => [...text.matchAll(/\bafter\('([\w.]+)'/g)].map(([, name = '']) => name));
}

test(
  'every mutation has a step that asks where the focus is after it, and every step a mutation',
  onlyInFull,
  async () => {
    const [known, asked] = [await mutationsOfCore(), await mutationsWithStep()];
    expect(known.length).toBeGreaterThan(60);
    expect([...new Set(asked)].sort()).toEqual(known.sort());
  },
);

import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as Document from '../src/document/documentParts';

type DocumentParts = (typeof Document)['documentParts'];

const root = path.resolve(import.meta.dirname, '..');

/** Bundles the app for Node and runs it: module by module, its thousands of words alone would take half a minute. */
async function load(): Promise<DocumentParts> {
  const folder = path.join(root, 'node_modules/.document', randomUUID());
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: ['styled-components', /^@grow\//] },
      build: {
        ssr: 'src/document/documentParts.ts',
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'document.mjs' } },
      },
    });
    const { documentParts } = (await import(
      pathToFileURL(path.join(folder, 'document.mjs')).href
    )) as typeof Document;
    return documentParts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the document shows and asks for by itself, and the plugin that has it made anew when a file changes. */
export function documentSource(): { parts: () => Promise<DocumentParts>; plugin: Plugin } {
  let loading: Promise<DocumentParts> | undefined;
  return {
    parts: () => (loading ??= load()),
    plugin: {
      name: 'grow-document',
      hotUpdate() {
        loading = undefined;
      },
    },
  };
}

import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PulledContent } from './readSnapshot';

/** Where the content of the site lies: the snapshot's file, and the folder of the logos. */
export type ContentPlaces = { readonly snapshot: string; readonly logos: string };

/** A file appears whole or not at all. */
function writeWhole(path: string, content: string | Buffer): void {
  const draft = `${path}.new`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

/** Writes the logos, then the snapshot that names them, then removes logos that nobody names: the site is whole at any time. */
export function writeSnapshot({ snapshot, logos }: PulledContent, places: ContentPlaces): void {
  mkdirSync(places.logos, { recursive: true });
  for (const [file, bytes] of logos) writeWhole(join(places.logos, file), bytes);
  writeWhole(places.snapshot, `${JSON.stringify(snapshot, null, 2)}\n`);
  for (const file of readdirSync(places.logos)) if (!logos.has(file)) rmSync(join(places.logos, file));
}

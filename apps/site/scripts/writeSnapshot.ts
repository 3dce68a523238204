import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PulledContent } from './readSnapshot';

/** Where the content of the site lies: the snapshot's file, and the folders of the logos and of the stories' pictures. */
export type ContentPlaces = { readonly snapshot: string; readonly logos: string; readonly pictures: string };

/** A file appears whole or not at all. */
function writeWhole(path: string, content: string | Buffer): void {
  const draft = `${path}.new`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

function writeFiles(folder: string, files: ReadonlyMap<string, Buffer>): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, bytes] of files) writeWhole(join(folder, file), bytes);
}

function removeOthers(folder: string, files: ReadonlyMap<string, Buffer>): void {
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file));
}

/** Writes the files, then the snapshot that names them, then removes files that nobody names: the site is whole at any time. */
export function writeSnapshot({ snapshot, logos, pictures }: PulledContent, places: ContentPlaces): void {
  writeFiles(places.logos, logos);
  writeFiles(places.pictures, pictures);
  writeWhole(places.snapshot, `${JSON.stringify(snapshot, null, 2)}\n`);
  removeOthers(places.logos, logos);
  removeOthers(places.pictures, pictures);
}

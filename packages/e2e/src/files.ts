import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A file as a chooser takes it. */
export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const pdfHead = '%PDF-1.4\n';

/** A PDF by its first bytes, of a name and a size. */
export const pdf = (name: string, bytes = 600): MadeFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from(pdfHead), Buffer.alloc(Math.max(0, bytes - pdfHead.length), ' ')]),
});

/** A program of Windows under another name. */
export const disguisedProgram = (name: string): MadeFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1'), Buffer.alloc(2000, 1)]),
});

/** A drawing that would run in the browser. */
export const drawingWithScript: MadeFile = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

/** A film by its first bytes, on disk: choosers take at most 50 MB from memory. Resolves to its path. */
export async function filmOnDisk(name: string, bytes: number): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'grow-e2e-'));
  const head = Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom', 'latin1');
  const film = path.join(folder, name);
  await writeFile(film, Buffer.concat([head, randomBytes(bytes - head.length)]));
  return film;
}

// Files that teams handed in, packed in this browser while they arrive: no server reads them all, and none holds an archive.
import { handInAdminRepository, type HandedInFile } from '@grow/core/hand-in-admin';
import type { GrowSupabase } from '@grow/core';

/** How large an archive may be, in bytes; what does not fit goes into the next one. */
export const ARCHIVE_BYTES = 2_000_000_000;

/** Splits files into archives that are not too large, in their order. */
export function archivesOf(files: readonly HandedInFile[], most = ARCHIVE_BYTES): HandedInFile[][] {
  const archives: HandedInFile[][] = [];
  let bytes = 0;
  for (const file of files) {
    const last = archives.at(-1);
    if (!last || bytes + file.bytes > most) {
      archives.push([file]);
      bytes = file.bytes;
    } else {
      last.push(file);
      bytes += file.bytes;
    }
  }
  return archives;
}

/** A name that every system can store, as its own in its folder. */
export function entryNames(files: readonly HandedInFile[]): string[] {
  const taken = new Set<string>();
  return files.map(({ slug, part, name }) => {
    // oxlint-disable-next-line no-control-regex -- a zip must not carry them out of its folder
    const safe = name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_').replace(/^\.+/, '_');
    const dot = safe.lastIndexOf('.');
    const [stem, end] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let entry = `${slug}/${part}/${safe}`;
    for (let copy = 2; taken.has(entry); copy += 1) entry = `${slug}/${part}/${stem}-${copy}${end}`;
    taken.add(entry);
    return entry;
  });
}

type Packing = {
  readonly client: GrowSupabase;
  readonly files: readonly HandedInFile[];
  readonly signal: AbortSignal;
  /** How many more bytes arrived. */
  readonly onBytes: (bytes: number) => void;
};

/** An archive of these files. Each gets its address when its turn comes, for an address lives ten minutes. @throws AppError, or what `fetch` throws */
export async function packFiles({ client, files, signal, onBytes }: Packing): Promise<Blob> {
  const { downloadZip } = await import('client-zip');
  const repository = handInAdminRepository(client);
  const names = entryNames(files);
  async function* entries() {
    for (const [index, file] of files.entries()) {
      signal.throwIfAborted();
      const answer = await fetch(await repository.fileAddress(file), { signal });
      if (!answer.ok || !answer.body) throw new TypeError(`The file came with status ${answer.status}`);
      const counted = answer.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            onBytes(chunk.byteLength);
            controller.enqueue(chunk);
          },
        }),
      );
      yield { name: names[index] ?? file.name, input: counted };
    }
  }
  return downloadZip(entries()).blob();
}

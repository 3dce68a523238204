// Files that teams handed in, packed in this browser while they arrive: no server reads them all, and none holds an archive.
import { handInAdminRepository, type HandedInFile } from '@grow/core/hand-in-admin';
import { isAppError, type GrowSupabase } from '@grow/core';

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
  /** How many more bytes arrived; fewer where a file begins anew. */
  readonly onBytes: (bytes: number) => void;
};

/** What was packed, and what could not be, for it is gone. */
export type Packed = { readonly blob: Blob; readonly gone: readonly HandedInFile[] };

/** ms before a file is fetched once more. */
const PAUSES = [500, 4000] as const;

/** A file, whole; undefined where it is gone. What breaks off begins anew, with a fresh address, for one lives ten minutes. */
async function fetchFile(
  { client, signal, onBytes }: Packing,
  file: HandedInFile,
): Promise<Blob | undefined> {
  for (let tried = 0; ; tried += 1) {
    signal.throwIfAborted();
    let arrived = 0;
    try {
      const answer = await fetch(await handInAdminRepository(client).fileAddress(file), { signal });
      if (!answer.ok || !answer.body) throw new TypeError(`The file came with status ${answer.status}`);
      const counted = answer.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            arrived += chunk.byteLength;
            onBytes(chunk.byteLength);
            controller.enqueue(chunk);
          },
        }),
      );
      return await new Response(counted).blob();
    } catch (error) {
      onBytes(-arrived);
      const pause = PAUSES[tried];
      if (isAppError(error) && error.code === 'not_found') return undefined;
      if (signal.aborted || pause === undefined) throw error;
      await new Promise((resolve) => window.setTimeout(resolve, pause));
    }
  }
}

/** An archive of these files, packed while they arrive. @throws AppError, or what `fetch` throws */
export async function packFiles(packing: Packing): Promise<Packed> {
  const { downloadZip } = await import('client-zip');
  const names = entryNames(packing.files);
  const gone: HandedInFile[] = [];
  async function* entries() {
    for (const [index, file] of packing.files.entries()) {
      const input = await fetchFile(packing, file);
      if (input) yield { name: names[index] ?? file.name, input };
      else gone.push(file);
    }
  }
  const blob = await downloadZip(entries()).blob();
  return { blob, gone };
}

import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from './byteRange';

const VERSION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The bytes of objects on disk, one file a version. A version is written once and never changed, so a reader sees the
 * whole of what it asked for or nothing, whatever uploads run beside it.
 */
export class FileStore {
  readonly #folder: string;

  /** @param folder where the files live; made when needed */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Stores bytes under a new version: written aside, flushed, then moved into place. */
  async write(bytes: Uint8Array): Promise<string> {
    return this.#place(async (temporary) => {
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
    });
  }

  /** Stores a copy of a version under a new one; null when the version is gone. */
  async copy(version: string): Promise<string | null> {
    try {
      return await this.#place((temporary) => copyFile(this.#path(version), temporary));
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  /** Stores a file under a new version without reading it into memory, and says its sum; the file itself stays. */
  async adopt(path: string): Promise<{ version: string; md5: string }> {
    const hash = createHash('md5');
    await pipeline(createReadStream(path), hash);
    // A file system without links gets a copy.
    const version = await this.#place((temporary) =>
      link(path, temporary).catch(() => copyFile(path, temporary)),
    );
    return { version, md5: hash.digest('hex') };
  }

  /** The bytes of a version as they are asked for, or some of them; null when it is gone. */
  async stream(version: string, range: ByteRange | null): Promise<ReadableStream<Uint8Array> | null> {
    try {
      const file = await open(this.#path(version));
      return Readable.toWeb(file.createReadStream(range ?? {})) as ReadableStream<Uint8Array>;
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  /** The bytes of a version; null when it is gone. */
  async read(version: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return new Uint8Array(await readFile(this.#path(version)));
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  /** Removes versions; one that is gone already is fine. */
  async remove(versions: readonly (string | null)[]): Promise<void> {
    const stored = versions.filter((version): version is string => version !== null && VERSION.test(version));
    await Promise.all(stored.map((version) => rm(this.#path(version), { force: true })));
  }

  /** Removes what a killed process left: half-written files, and versions no object knows. */
  async sweep(known: ReadonlySet<string>): Promise<void> {
    const entries = await readdir(this.#folder, { withFileTypes: true, recursive: true }).catch(() => []);
    const leftovers = entries.filter((entry) => entry.isFile() && !known.has(entry.name));
    await Promise.all(leftovers.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })));
  }

  async #place(fill: (temporary: string) => Promise<void>): Promise<string> {
    const version = randomUUID();
    const path = this.#path(version);
    const temporary = `${path}.part`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await fill(temporary);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return version;
  }

  #path(version: string): string {
    if (!VERSION.test(version)) throw new Error(`Not a version of a stored file: ${version}`);
    return join(this.#folder, version.slice(0, 2), version);
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

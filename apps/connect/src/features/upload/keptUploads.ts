// What is on its way survives a reload: not the file, which only the person can give again, but where it goes on.
import { placeKey, type UploadPlace } from '@grow/core/upload';
import { draftKey, keepDraft, readDraft, type DraftStorage, type Kept } from '../../shared/draft';

/** How long an upload may be taken up again, in milliseconds: a day. */
const LIFETIME = 86_400_000;

/** A file that was begun in this browser. */
export interface KeptUpload {
  /** The reserved row. */
  readonly id: string;
  /** Which place it belongs to, by `placeKey`. */
  readonly place: string;
  readonly name: string;
  readonly bytes: number;
  readonly lastModified: number;
  readonly mediaType: string;
  /** When it was begun, in milliseconds since 1970. */
  readonly begunAt: number;
  /** Where it goes on; undefined before anything arrived. */
  readonly address?: string | undefined;
  /** How many bytes had arrived when that was last written down. */
  readonly sent: number;
  /** The file whose place it takes. */
  readonly replaces?: string | undefined;
}

const isKept = (value: unknown): value is KeptUpload => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, place, name, bytes, lastModified, mediaType, begunAt, sent } = value as Record<string, unknown>;
  return (
    [id, place, name, mediaType].every((one) => typeof one === 'string') &&
    [bytes, lastModified, begunAt, sent].every((one) => typeof one === 'number')
  );
};
const parse = (kept: Kept): KeptUpload[] => (Array.isArray(kept.uploads) ? kept.uploads.filter(isKept) : []);

/** Notes of one person about what is on its way, in this browser; a sign-out takes them away as it does drafts. */
export function keptUploads(userId: string, storage?: DraftStorage) {
  const key = draftKey(userId, 'uploads');
  const read = (): KeptUpload[] => readDraft(key, parse, storage);
  const write = (uploads: readonly KeptUpload[]): void => {
    keepDraft(key, uploads.length === 0 ? undefined : { uploads }, storage);
  };
  return {
    /** Those of a place that may still go on. */
    ofPlace(place: UploadPlace, now: number): KeptUpload[] {
      const all = read();
      const fresh = all.filter(({ begunAt }) => now - begunAt < LIFETIME);
      if (fresh.length < all.length) write(fresh);
      return fresh.filter((one) => one.place === placeKey(place));
    },
    put(upload: KeptUpload): void {
      write([...read().filter(({ id }) => id !== upload.id), upload]);
    },
    change(id: string, changes: Partial<KeptUpload>): void {
      write(read().map((one) => (one.id === id ? { ...one, ...changes } : one)));
    },
    forget(id: string): void {
      write(read().filter((one) => one.id !== id));
    },
  };
}

/** Whether a file is the one that was begun, as far as a browser tells. */
export const isSameFile = (kept: KeptUpload, file: File): boolean =>
  kept.name === file.name && kept.bytes === file.size && kept.lastModified === file.lastModified;

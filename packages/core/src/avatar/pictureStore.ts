import { toAppError } from '../errors/toAppError';
import { avatarFile, belongsTo, stampOf } from './avatarFile';
import type { pictureBucket } from './pictureBucket';

/** Where the store takes the time from, in milliseconds since 1970. */
export interface PictureOptions {
  readonly now?: () => number;
}

/** The row that names a picture: of a person or a team. */
export interface PictureOwner<T> {
  fileOf(row: T): string | undefined;
  /** @throws AppError */
  read(id: string): Promise<T>;
  /** Lets the row name a file, or none. @throws AppError */
  name(id: string, file: string | undefined): Promise<T>;
}

// A gateway that gives up says nothing about the database behind it, which may still be writing.
const gaveUp = [408, 502, 503, 504];

/** Replaces pictures that rows name, so that a fault at any step leaves a row with a picture that exists. */
export function pictureStore<T>(
  bucket: ReturnType<typeof pictureBucket>,
  owner: PictureOwner<T>,
  { now = Date.now }: PictureOptions,
) {
  const read = (id: string) => owner.read(id).catch(() => undefined);

  /** Lets the row name a file that is in the bucket already; takes the file back when the row refuses. */
  async function name(id: string, file: string): Promise<T> {
    try {
      return await owner.name(id, file);
    } catch (cause) {
      const error = toAppError(cause);
      const stored = await read(id);
      // The update had arrived and only its answer was lost.
      if (stored && owner.fileOf(stored) === file) return stored;
      if (stored && !gaveUp.includes(error.status ?? 0)) await bucket.remove([file]);
      throw error;
    }
  }

  /**
   * Removes the file that was replaced, and older ones that an earlier upload could not remove. Two tabs may upload at once:
   * a newer file is left alone, for the other tab is about to name it. Returns the row where it had to be named again.
   */
  async function tidy(id: string, picture: Blob, current: string | undefined, file: string) {
    const own = await bucket.listOwn(id);
    // A newer upload may have taken this file for a leftover before the row named it.
    if (own && !own.includes(file)) await bucket.put(file, picture);
    const listed = own ?? (current !== undefined && belongsTo(current, id) ? [current] : []);
    const old = listed.filter((one) => one === current || stampOf(one) < stampOf(file));
    await bucket.remove(old);
    const others = old.filter((one) => one !== current);
    if (others.length === 0) return undefined;
    // An older upload may have let the row name its file after it was removed here.
    const stored = await read(id);
    const named = stored && owner.fileOf(stored);
    const isGone = named !== undefined && others.includes(named);
    return isGone ? owner.name(id, file) : undefined;
  }

  return {
    /**
     * Uploads the new file, lets the row name it, removes every older one. Files left over by a fault are removed by the next upload.
     * @throws AppError `avatar_upload_failed`; what naming the file throws.
     */
    async replace(id: string, picture: Blob, current: string | undefined): Promise<T> {
      const file = avatarFile(id, now(), current);
      try {
        await bucket.put(file, picture);
      } catch (error) {
        // The file may have arrived although its answer did not.
        await bucket.remove([file]);
        throw error;
      }
      const row = await name(id, file);
      return (await tidy(id, picture, current, file)) ?? row;
    },

    /** Takes the picture away: first from the row, then from the bucket. @throws AppError */
    async clear(id: string): Promise<T> {
      const row = await owner.name(id, undefined);
      await bucket.remove((await bucket.listOwn(id)) ?? []);
      return row;
    },
  };
}

import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { AppError, type AppErrorOptions } from '../errors/AppError';
import { toAppError } from '../errors/toAppError';
import { belongsTo } from './avatarFile';

/** Seconds that a browser may keep an avatar: 7 days. */
export const avatarCacheSeconds = 604_800;

const fileOptions = { cacheControl: String(avatarCacheSeconds), contentType: 'image/jpeg' };

/** What the storage said, with our own words where it said nothing. */
function originOf(cause: unknown, otherwise: string): AppErrorOptions {
  const { status, details, hint, backendCode } = toAppError(cause);
  const said = cause instanceof Error ? cause.message.trim() : '';
  return { message: said === '' ? otherwise : said, status, details, hint, backendCode, cause };
}

/** A bucket of pictures, with the errors of the specification. */
export function pictureBucket(client: GrowSupabase, name: 'avatars' | 'logos' | 'story-pictures') {
  const bucket = client.storage.from(name);
  // What somebody agreed to is never other bytes.
  const upsert = name !== 'story-pictures';
  return {
    /** Stores a picture; of a person or a team over a file of that name. @throws AppError `avatar_upload_failed` */
    async put(file: string, picture: Blob): Promise<void> {
      try {
        const { error } = await bucket.upload(file, picture, { ...fileOptions, upsert });
        if (error) throw error;
      } catch (cause) {
        throw new AppError('avatar_upload_failed', originOf(cause, 'Something went wrong'));
      }
    },

    /** Removes files as far as that is possible now. Never throws: removing is tidying up, and the next upload tidies again. */
    async remove(files: readonly string[]): Promise<void> {
      if (files.length > 0) await bucket.remove([...files]).catch(() => undefined);
    },

    /** The files of one person or team; undefined when the bucket cannot be asked. */
    async listOwn(ownerId: string): Promise<string[] | undefined> {
      const { data } = await bucket
        .list('', { search: `${ownerId}-`, limit: 1000 })
        .catch(() => ({ data: null }));
      return data?.map(({ name }) => name).filter((name) => belongsTo(name, ownerId));
    },

    /** @throws AppError `avatar_download_failed`, `aborted` */
    async download(file: string, { signal }: ReadOptions = {}): Promise<Blob> {
      try {
        const { data, error } = await bucket.download(file, {}, signal ? { signal } : {});
        if (error) throw error;
        return data;
      } catch (cause) {
        if (signal?.aborted) throw toAppError(cause, { signal });
        throw new AppError('avatar_download_failed', originOf(cause, `${file} not found`));
      }
    },
  };
}

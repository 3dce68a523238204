import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type CachedQuery } from '../query/productQuery';
import { avatarCacheSeconds, pictureBucket } from './pictureBucket';

/** Cache keys of avatars: `avatar` with the person's id, and below it the file, so that a new picture is never hidden by an old one. */
export const avatarKeys = {
  person: (userId: string | undefined) => ['avatar', userId] as const,
  file: (userId: string | undefined, file: string | undefined) => ['avatar', userId, file ?? null] as const,
};

/** Queries of avatars. The client may be missing while a query is only described. */
export function avatarQueries(client: GrowSupabase | undefined) {
  return {
    /** The picture of a person, or null when the profile names no file; kept for seven days. */
    file: (userId: string | undefined, file: string | undefined): CachedQuery<Blob | null> => ({
      ...productQuery(avatarKeys.file(userId, file), async () =>
        file === undefined ? null : pictureBucket(requireClient(client), 'avatars').download(file),
      ),
      staleTime: avatarCacheSeconds * 1000,
      gcTime: avatarCacheSeconds * 1000,
    }),
  };
}

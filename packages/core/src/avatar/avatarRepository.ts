import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { toAppError } from '../errors/toAppError';
import type { Profile } from '../profile/Profile';
import { profileRepository, requireUserId } from '../profile/profileRepository';
import { avatarBucket } from './avatarBucket';
import { avatarFile, belongsTo, stampOf } from './avatarFile';

/** A new avatar. */
export interface AvatarUpload {
  readonly userId: string;
  /** A JPEG of 200 × 200 pixels, as `resizeAvatar` makes it. */
  readonly picture: Blob;
  /** The file that the profile names now, if any. */
  readonly current: string | undefined;
}

/** Where the repository takes the time from, in milliseconds since 1970. */
export interface AvatarOptions {
  readonly now?: () => number;
}

// A gateway that gives up says nothing about the database behind it, which may still be writing.
const gaveUp = [408, 502, 503, 504];

/** Uploads, replaces and downloads avatars in the bucket `avatars`. Every call throws only AppError. */
export function avatarRepository(client: GrowSupabase, { now = Date.now }: AvatarOptions = {}) {
  const bucket = avatarBucket(client);
  const profiles = profileRepository(client);
  const readProfile = (userId: string) => profiles.getProfile(userId).catch(() => undefined);

  /** Lets the profile name a file that is in the bucket already; takes the file back when the profile refuses. */
  async function name(userId: string, file: string): Promise<Profile> {
    try {
      return await profiles.updateProfile(userId, { avatar: file });
    } catch (cause) {
      const error = toAppError(cause);
      const stored = await readProfile(userId);
      // The update had arrived and only its answer was lost.
      if (stored?.avatar === file) return stored;
      if (stored && !gaveUp.includes(error.status ?? 0)) await bucket.remove([file]);
      throw error;
    }
  }

  /**
   * Removes the file that was replaced, and older ones that an earlier upload could not remove. Two tabs may upload at once:
   * a newer file is left alone, for the other tab is about to name it. Returns the profile where it had to be named again.
   */
  async function tidy(upload: AvatarUpload, file: string): Promise<Profile | undefined> {
    const { userId, picture, current } = upload;
    const own = await bucket.listOwn(userId);
    // A newer upload may have taken this file for a leftover before the profile named it.
    if (own && !own.includes(file)) await bucket.put(file, picture);
    const listed = own ?? (current !== undefined && belongsTo(current, userId) ? [current] : []);
    const old = listed.filter((one) => one === current || stampOf(one) < stampOf(file));
    await bucket.remove(old);
    const others = old.filter((one) => one !== current);
    if (others.length === 0) return undefined;
    // An older upload may have let the profile name its file after it was removed here.
    const named = (await readProfile(userId))?.avatar;
    const isGone = named !== undefined && others.includes(named);
    return isGone ? profiles.updateProfile(userId, { avatar: file }) : undefined;
  }

  return {
    /**
     * Replaces a person's avatar: uploads the new file, lets the profile name it, removes every older one. A fault at any step
     * leaves the profile with a picture that exists; files left over are removed by the next upload.
     * @throws AppError `avatar_upload_failed` with the storage's message or 'Something went wrong'; what updating the profile throws.
     */
    async uploadAvatar(upload: AvatarUpload): Promise<Profile> {
      const userId = requireUserId(upload.userId);
      const file = avatarFile(userId, now(), upload.current);
      try {
        await bucket.put(file, upload.picture);
      } catch (error) {
        // The file may have arrived although its answer did not.
        await bucket.remove([file]);
        throw error;
      }
      const profile = await name(userId, file);
      return (await tidy(upload, file)) ?? profile;
    },

    /** Takes a person's avatar away: first from the profile, then from the bucket. @throws AppError */
    async removeAvatar(userId: string): Promise<Profile> {
      const id = requireUserId(userId);
      const profile = await profiles.updateProfile(id, { avatar: undefined });
      await bucket.remove((await bucket.listOwn(id)) ?? []);
      return profile;
    },

    /**
     * The picture of a stored file.
     * @throws AppError `avatar_download_failed` with the storage's message or '{file} not found'; `aborted`.
     */
    downloadAvatar: (file: string, options: ReadOptions = {}): Promise<Blob> =>
      bucket.download(file, options),
  };
}

import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import type { Profile } from '../profile/Profile';
import { profileRepository, requireUserId } from '../profile/profileRepository';
import { pictureBucket } from './pictureBucket';
import { pictureStore, type PictureOptions } from './pictureStore';

/** A new avatar. */
export interface AvatarUpload {
  readonly userId: string;
  /** A JPEG of 200 × 200 pixels, as `resizeAvatar` makes it. */
  readonly picture: Blob;
  /** The file that the profile names now, if any. */
  readonly current: string | undefined;
}

/** Where the repository takes the time from, in milliseconds since 1970. */
export type AvatarOptions = PictureOptions;

/** Uploads, replaces and downloads avatars in the bucket `avatars`. Every call throws only AppError. */
export function avatarRepository(client: GrowSupabase, options: AvatarOptions = {}) {
  const bucket = pictureBucket(client, 'avatars');
  const profiles = profileRepository(client);
  const store = pictureStore<Profile>(
    bucket,
    {
      fileOf: (profile) => profile.avatar,
      read: (id) => profiles.getProfile(id),
      name: (id, file) => profiles.changeProfile(id, { avatar: file }),
    },
    options,
  );

  return {
    /**
     * Replaces a person's avatar: uploads the new file, lets the profile name it, removes every older one. A fault at any step
     * leaves the profile with a picture that exists; files left over are removed by the next upload.
     * @throws AppError `avatar_upload_failed` with the storage's message or 'Something went wrong'; what updating the profile throws.
     */
    async uploadAvatar({ userId, picture, current }: AvatarUpload): Promise<Profile> {
      return store.replace(requireUserId(userId), picture, current);
    },

    /** Takes a person's avatar away: first from the profile, then from the bucket. @throws AppError */
    async removeAvatar(userId: string): Promise<Profile> {
      return store.clear(requireUserId(userId));
    },

    /**
     * The picture of a stored file.
     * @throws AppError `avatar_download_failed` with the storage's message or '{file} not found'; `aborted`.
     */
    downloadAvatar: (file: string, read: ReadOptions = {}): Promise<Blob> => bucket.download(file, read),
  };
}

import { pictureBucket } from '../avatar/pictureBucket';
import { pictureStore, type PictureOptions } from '../avatar/pictureStore';
import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { guard, unwrap } from '../errors/unwrap';
import { teamFromRow, type Team } from './Team';

/** A new logo. */
export interface TeamLogoUpload {
  readonly teamId: string;
  /** A JPEG of 200 × 200 pixels, as `resizeAvatar` makes it. */
  readonly picture: Blob;
  /** The file that the team names now, if any. */
  readonly current: string | undefined;
}

/** Uploads, replaces and downloads logos in the bucket `logos`, on the path of avatars. Every call throws only AppError. */
export function teamLogoRepository(client: GrowSupabase, options: PictureOptions = {}) {
  const bucket = pictureBucket(client, 'logos');
  const store = pictureStore<Team>(
    bucket,
    {
      fileOf: (team) => team.logo,
      read: (id) =>
        guard(async () => teamFromRow(unwrap(await client.from('teams').select('*').eq('id', id).single()))),
      name: (id, file) =>
        guard(async () => {
          const row = { logo: file ?? null };
          return teamFromRow(unwrap(await client.from('teams').update(row).eq('id', id).select().single()));
        }),
    },
    options,
  );
  return {
    /** Replaces a team's logo; for its captain. @throws AppError `avatar_upload_failed`; `single_row_expected` when it may not be written */
    uploadLogo: ({ teamId, picture, current }: TeamLogoUpload): Promise<Team> =>
      store.replace(teamId, picture, current),

    /** Goes back to the drawn mark. @throws AppError */
    removeLogo: (teamId: string): Promise<Team> => store.clear(teamId),

    /** The picture of a stored file. @throws AppError `avatar_download_failed`, `aborted` */
    downloadLogo: (file: string, read: ReadOptions = {}): Promise<Blob> => bucket.download(file, read),
  };
}

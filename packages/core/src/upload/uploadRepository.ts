import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { uploadFromRow, type Upload, type UploadFile, type UploadPlace } from './Upload';
import { isShownInBrowser } from './uploadRules';

/** The bucket of files of hand-ins and evidence. */
export const UPLOAD_BUCKET = 'hand-ins';
/** For how many seconds a signed address reads a file. */
export const ADDRESS_SECONDS = 600;

const MOST_FILES = 500;

/** A file that is to be sent. */
export interface UploadWish {
  readonly place: UploadPlace;
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: string;
}

/** Reads and changes files of teams. Every call throws only AppError. */
export function uploadRepository(client: GrowSupabase) {
  return {
    /** The stored files of a place, the oldest first; a draft or a test says which of them it names, and in which order. */
    async filesOfPlace(place: UploadPlace, { signal }: ReadOptions = {}): Promise<Upload[]> {
      const files = client.from('uploads').select('*').eq('state', 'stored').is('removed_at', null);
      const ofPlace =
        place.kind === 'part'
          ? files
              .eq('team_id', place.teamId)
              .eq('milestone_id', place.milestoneId)
              .eq('part_key', place.partKey)
          : files.eq('experiment_id', place.experimentId);
      return readList(ofPlace.order('stored_at').order('id').limit(100), uploadFromRow, signal);
    },

    /** The stored files of a team's hand-ins and market tests, the newest first, up to 500. */
    async filesOfTeam(teamId: string, { signal }: ReadOptions = {}): Promise<Upload[]> {
      const query = client
        .from('uploads')
        .select('*')
        .eq('team_id', teamId)
        .eq('state', 'stored')
        .is('removed_at', null)
        .order('stored_at', { ascending: false })
        .order('id')
        .limit(MOST_FILES);
      return readList(query, uploadFromRow, signal);
    },

    /** Some files by their ids, whatever has become of them. */
    async uploadsById(ids: readonly string[], { signal }: ReadOptions = {}): Promise<Upload[]> {
      if (ids.length === 0) return [];
      const query = client
        .from('uploads')
        .select('*')
        .in('id', [...ids])
        .is('removed_at', null);
      return readList(query, uploadFromRow, signal);
    },

    /**
     * Makes room for a file; its id is the name it is stored under.
     * @throws AppError `file_too_large`, `file_type`, `no_room`, `too_many_files`, `not_in_team`, `not_found`
     */
    async reserveUpload({ place, name, bytes, mediaType }: UploadWish): Promise<Upload> {
      // A function takes null for what it is not about; the generated types know none.
      const about =
        place.kind === 'part'
          ? { p_milestone_id: place.milestoneId, p_part_key: place.partKey, p_experiment_id: null as never }
          : { p_milestone_id: null as never, p_part_key: null as never, p_experiment_id: place.experimentId };
      return guard(async () =>
        uploadFromRow(
          await read(
            client.rpc('reserve_upload', { ...about, p_name: name, p_bytes: bytes, p_media_type: mediaType }),
          ),
        ),
      );
    },

    /** Says that a file has arrived. @throws AppError `file_missing`, `file_differs`, `not_found` */
    async finishUpload(id: string): Promise<Upload> {
      return guard(async () => uploadFromRow(await read(client.rpc('finish_upload', { p_id: id }))));
    },

    /** Gives up a file, or one on its way. @throws AppError `file_in_use`, `not_found` */
    async removeUpload(id: string): Promise<void> {
      await guard(async () => {
        unwrapOptional(await client.rpc('remove_upload', { p_id: id }));
      });
    },

    /** Brings back a file that was given up within a day. @throws AppError `undo_over`, `no_room`, `not_found` */
    async restoreUpload(id: string): Promise<Upload> {
      return guard(async () => uploadFromRow(await read(client.rpc('restore_upload', { p_id: id }))));
    },

    /**
     * Addresses that read files for ten minutes, by id; what a browser does not show by itself is saved under its name.
     * A file that is gone, or that the caller may not read, has none.
     */
    async fileAddresses(files: readonly UploadFile[]): Promise<ReadonlyMap<string, string>> {
      if (files.length === 0) return new Map();
      return guard(async () => {
        const bucket = client.storage.from(UPLOAD_BUCKET);
        const answer = unwrap(
          await bucket.createSignedUrls(
            files.map(({ id }) => id),
            ADDRESS_SECONDS,
          ),
        );
        const signed = new Map(answer.map(({ path, signedUrl }) => [path, signedUrl]));
        return new Map(
          files.flatMap((file): [string, string][] => {
            const url = signed.get(file.id);
            if (!url) return [];
            const download = `&download=${encodeURIComponent(file.name)}`;
            return [[file.id, isShownInBrowser(file) ? url : url + download]];
          }),
        );
      });
    },
  };
}

import type { GrowSupabase } from '../db/growSupabase';
import { mutationWithInput, patch, productMutation, removeFromLists } from '../query/productMutation';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { placeKey, type Upload, type UploadFile, type UploadPlace } from './Upload';
import { uploadRepository } from './uploadRepository';

/** Cache keys of files. */
export const uploadKeys = {
  all: ['uploads'] as const,
  ofPlace: (place: UploadPlace) => ['uploads', 'of-place', place.teamId, placeKey(place)] as const,
  ofTeam: (teamId: string) => ['uploads', 'of-team', teamId] as const,
  addresses: (files: readonly UploadFile[]) => ['uploads', 'addresses', files.map(({ id }) => id)] as const,
};

/** Queries of files. The client may be missing while a query is only described. */
export function uploadQueries(client: GrowSupabase | undefined) {
  return {
    /** The stored files of a place; a draft or a test says which of them it names. */
    ofPlace: (place: UploadPlace): ProductQuery<Upload[]> =>
      productQuery(uploadKeys.ofPlace(place), async () =>
        uploadRepository(requireClient(client)).filesOfPlace(place),
      ),
    /** The stored files of a team's hand-ins and market tests, the newest first. */
    ofTeam: (teamId: string): ProductQuery<Upload[]> =>
      productQuery(uploadKeys.ofTeam(teamId), async () =>
        uploadRepository(requireClient(client)).filesOfTeam(teamId),
      ),
    /** Addresses of files by id, which read them for ten minutes. */
    addresses: (files: readonly UploadFile[]): ProductQuery<ReadonlyMap<string, string>> =>
      productQuery(uploadKeys.addresses(files), async () =>
        uploadRepository(requireClient(client)).fileAddresses(files),
      ),
  };
}

/** Mutations of files. Sending one is more than a mutation: it takes minutes, and goes on after a break. */
export function uploadMutations(client: GrowSupabase | undefined) {
  const repository = () => uploadRepository(requireClient(client));
  const effects = {
    subject: ({ id }: Upload) => `upload ${id}`,
    writes: ({ place }: Upload) => [uploadKeys.ofPlace(place)],
    invalidates: [uploadKeys.all],
  };
  const restore = productMutation(
    [...uploadKeys.all, 'restore'],
    async ({ id }: Upload) => repository().restoreUpload(id),
    {
      ...effects,
      optimistic: (cache, upload) =>
        patch<Upload[]>(cache, uploadKeys.ofPlace(upload.place), (files) => [...files, upload]),
    },
  );
  return {
    /** Takes a file of a market test away; it can be brought back. */
    remove: productMutation(
      [...uploadKeys.all, 'remove'],
      async ({ id }: Upload) => repository().removeUpload(id),
      {
        ...effects,
        optimistic: (cache, { place, id }) => removeFromLists(cache, uploadKeys.ofPlace(place), id),
        undo: (_, upload) => mutationWithInput(restore, upload),
      },
    ),
    /** Brings a file back that was taken away. */
    restore,
  };
}

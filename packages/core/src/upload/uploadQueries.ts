import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { placeKey, type Upload, type UploadFile, type UploadPlace } from './Upload';
import { uploadRepository } from './uploadRepository';

/** Cache keys of files. */
export const uploadKeys = {
  all: ['uploads'] as const,
  ofPlace: (place: UploadPlace) => ['uploads', 'of-place', place.teamId, placeKey(place)] as const,
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
    /** Addresses of files by id, which read them for ten minutes. */
    addresses: (files: readonly UploadFile[]): ProductQuery<ReadonlyMap<string, string>> =>
      productQuery(uploadKeys.addresses(files), async () =>
        uploadRepository(requireClient(client)).fileAddresses(files),
      ),
  };
}

import type postgres from 'postgres';
import type { RequestIdentity } from '../gateway/identity';
import { SERVICE, asIdentity, becomeIdentity } from './asIdentity';
import { requireBucket } from './buckets';
import type { FileStore } from './FileStore';
import {
  deleteObjects,
  findObject,
  insertObject,
  metadataOf,
  moveObject,
  updateObject,
  type ObjectAddress,
  type ObjectWrite,
  type StoredObject,
} from './objects';
import { readStanding } from './readStanding';
import { storageErrors } from './StorageError';
import { checkBucketLimits, type Upload } from './uploadBody';

/** How an upload meets an object that has the name already. */
export type UploadMode = 'create' | 'overwrite' | 'replace';

/**
 * Objects as a pair of a row and a file. The row is the truth: bytes are on disk before the row names them and leave
 * after the row let go of them, so a fault between the steps loses nothing and shows nothing half.
 */
export class StorageService {
  readonly #sql: postgres.Sql;
  readonly #files: FileStore;

  constructor(sql: postgres.Sql, files: FileStore) {
    this.#sql = sql;
    this.#files = files;
  }

  /** Stores an upload as the identity. @throws StorageError */
  async upload(
    identity: RequestIdentity,
    address: ObjectAddress,
    upload: Upload,
    mode: UploadMode,
  ): Promise<string> {
    checkBucketLimits(upload, await requireBucket(this.#sql, address.bucketId));
    const version = await this.#files.write(upload.bytes);
    const metadata = metadataOf(upload, new Date());
    return this.#put({ ...address, identity, version, metadata, userMetadata: upload.userMetadata }, mode);
  }

  /** Stores a copy of an object that the identity may see. @throws StorageError */
  async copy(
    identity: RequestIdentity,
    from: ObjectAddress,
    to: ObjectAddress,
    mode: UploadMode,
  ): Promise<string> {
    await requireBucket(this.#sql, to.bucketId);
    const copied = await readStanding(
      () => this.find(identity, from),
      async ({ version: source, metadata, user_metadata: userMetadata }) => {
        const version = await this.#files.copy(source);
        return version === null ? null : { version, metadata, userMetadata };
      },
    );
    return this.#put({ ...to, identity, ...copied }, mode);
  }

  /** Finds an object that the identity may see. @throws StorageError NoSuchKey */
  async find(identity: RequestIdentity, address: ObjectAddress): Promise<StoredObject> {
    const object = await asIdentity(this.#sql, identity, 'storage.object.get_authenticated', (transaction) =>
      findObject(transaction, address),
    );
    if (object === null) throw storageErrors.noSuchKey();
    return object;
  }

  /** Finds an object for a caller whose right was settled another way: a public bucket, a signed link. */
  async findAsService(address: ObjectAddress): Promise<StoredObject> {
    return this.find(SERVICE, address);
  }

  /** Gives an object another name. @throws StorageError NoSuchKey, AccessDenied, ResourceAlreadyExists */
  async move(identity: RequestIdentity, from: ObjectAddress, to: ObjectAddress): Promise<void> {
    await requireBucket(this.#sql, to.bucketId);
    const id = await asIdentity(this.#sql, identity, 'storage.object.move', (transaction) =>
      moveObject(transaction, from, to),
    );
    if (id === null) throw storageErrors.noSuchKey();
  }

  /** Deletes what the identity may delete of the names, and answers those rows. */
  async remove(
    identity: RequestIdentity,
    bucketId: string,
    names: readonly string[],
  ): Promise<StoredObject[]> {
    const removed = await asIdentity(this.#sql, identity, 'storage.object.delete_many', (transaction) =>
      deleteObjects(transaction, bucketId, names),
    );
    await this.#files.remove(removed.map((object) => object.version));
    return removed;
  }

  /** Removes the files that no object names. To be called before anything is served. */
  async sweep(): Promise<void> {
    const rows = await asIdentity(
      this.#sql,
      SERVICE,
      'storage.sweep',
      (transaction) =>
        transaction<{ version: string }[]>`select version from storage.objects where version is not null`,
    );
    await this.#files.sweep(new Set(rows.map((row) => row.version)));
  }

  async #put(write: ObjectWrite, mode: UploadMode): Promise<string> {
    try {
      const { id, replaced } = await this.#write(write, mode);
      await this.#files.remove([replaced]);
      return id;
    } catch (error) {
      await this.#files.remove([write.version]);
      throw error;
    }
  }

  async #write(write: ObjectWrite, mode: UploadMode): Promise<{ id: string; replaced: string | null }> {
    return this.#sql.begin(async (transaction) => {
      await becomeIdentity(transaction, SERVICE, 'storage.object.lock');
      const held = await transaction<{ version: string | null }[]>`
        select version from storage.objects where bucket_id = ${write.bucketId} and name = ${write.name} for update`;
      await becomeIdentity(
        transaction,
        write.identity,
        `storage.object.${mode === 'create' ? 'upload' : 'upload_update'}`,
      );
      const id =
        mode === 'replace'
          ? await updateObject(transaction, write)
          : await insertObject(transaction, write, mode === 'overwrite');
      if (id === null) throw storageErrors.noSuchKey();
      return { id, replaced: held[0]?.version ?? null };
    });
  }
}

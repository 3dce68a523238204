import { createHash, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { RequestIdentity } from '../gateway/identity';
import { SERVICE, asIdentity, becomeIdentity } from './asIdentity';
import { requireBucket } from './buckets';
import type { FileStore } from './FileStore';
import {
  deleteObjects,
  findNames,
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
import { checkBucketLimits, checkLimits, type FileUpload, type Upload } from './uploadBody';

/** How an upload meets an object that has the name already. */
export type UploadMode = 'create' | 'overwrite' | 'replace';

/** What a copy is to have in place of what the original has; null for the original's. */
export interface CopyChanges {
  cacheControl: string | null;
  mimetype: string | null;
  keepsUserMetadata: boolean;
  userMetadata: Record<string, unknown> | null;
}

/** Ends a transaction that was only an attempt. */
class Undone extends Error {}

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
    owner: string | null = identity.claims?.sub ?? null,
  ): Promise<string> {
    checkBucketLimits(upload, await requireBucket(this.#sql, address.bucketId));
    const version = await this.#files.write(upload.bytes);
    const { bytes, userMetadata } = upload;
    const md5 = createHash('md5').update(bytes).digest('hex');
    const metadata = metadataOf({ ...upload, size: bytes.byteLength, md5 }, new Date());
    return this.#put({ ...address, identity, version, metadata, userMetadata, owner }, mode);
  }

  /** Stores a file that is on disk already; it stays there as well. @throws StorageError */
  async uploadFile(
    identity: RequestIdentity,
    address: ObjectAddress,
    upload: FileUpload,
    mode: UploadMode,
    owner: string | null,
  ): Promise<string> {
    await requireBucket(this.#sql, address.bucketId);
    const { version, md5 } = await this.#files.adopt(upload.path);
    const { userMetadata } = upload;
    const metadata = metadataOf({ ...upload, md5 }, new Date());
    return this.#put({ ...address, identity, version, metadata, userMetadata, owner }, mode);
  }

  /** Tries whether the identity could make an upload, and undoes the attempt. @throws StorageError */
  async requireUpload(identity: RequestIdentity, address: ObjectAddress, mode: UploadMode): Promise<void> {
    await requireBucket(this.#sql, address.bucketId);
    const nothing = { size: 0, md5: '', contentType: '', cacheControl: '' };
    const attempt = { metadata: metadataOf(nothing, new Date()), userMetadata: null, version: randomUUID() };
    const owner = identity.claims?.sub ?? null;
    await this.#write({ ...address, identity, owner, ...attempt }, mode, new Undone()).catch(
      (error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      },
    );
  }

  /** Stores a copy of an object that the identity may see. @throws StorageError */
  async copy(
    identity: RequestIdentity,
    from: ObjectAddress,
    to: ObjectAddress,
    mode: UploadMode,
    changes: CopyChanges,
  ): Promise<StoredObject> {
    const rules = await requireBucket(this.#sql, to.bucketId);
    const copied = await readStanding(
      () => this.find(identity, from),
      async ({ version: source, metadata, user_metadata: userMetadata }) => {
        const described = {
          ...metadata,
          mimetype: changes.mimetype ?? metadata.mimetype,
          cacheControl: changes.cacheControl ?? metadata.cacheControl,
        };
        checkLimits({ size: metadata.size, contentType: described.mimetype }, rules);
        const version = await this.#files.copy(source);
        return version === null
          ? null
          : {
              version,
              metadata: described,
              userMetadata: changes.keepsUserMetadata ? userMetadata : changes.userMetadata,
            };
      },
    );
    await this.#put({ ...to, identity, owner: identity.claims?.sub ?? null, ...copied }, mode);
    return this.findAsService(to);
  }

  /** Finds an object that the identity may see. @throws StorageError NoSuchKey */
  async find(identity: RequestIdentity, address: ObjectAddress): Promise<StoredObject> {
    const object = await asIdentity(this.#sql, identity, 'storage.object.get_authenticated', (transaction) =>
      findObject(transaction, address),
    );
    if (object === null) throw storageErrors.noSuchKey();
    return object;
  }

  /** Which of the names in a bucket there are, for this identity. */
  async findNames(identity: RequestIdentity, bucketId: string, names: string[]): Promise<Set<string>> {
    return asIdentity(this.#sql, identity, 'storage.object.sign_many', (transaction) =>
      findNames(transaction, bucketId, names),
    );
  }

  /** Finds an object for a caller whose right was settled another way: a public bucket, a signed link. */
  async findAsService(address: ObjectAddress): Promise<StoredObject> {
    return this.find(SERVICE, address);
  }

  /** Gives an object another name. @throws StorageError NoSuchKey, AccessDenied, ResourceAlreadyExists */
  async move(identity: RequestIdentity, from: ObjectAddress, to: ObjectAddress): Promise<string> {
    await requireBucket(this.#sql, to.bucketId);
    const id = await asIdentity(this.#sql, identity, 'storage.object.move', (transaction) =>
      moveObject(transaction, from, to, identity.claims?.sub ?? null),
    );
    if (id === null) throw storageErrors.noSuchKey();
    return id;
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

  async #write(
    write: ObjectWrite,
    mode: UploadMode,
    undo: Undone | null = null,
  ): Promise<{ id: string; replaced: string | null }> {
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
      if (undo !== null) throw undo;
      return { id, replaced: held[0]?.version ?? null };
    });
  }
}

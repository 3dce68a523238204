import { FileStore as UploadStore } from '@tus/file-store';
import { EVENTS, Metadata, Server, type Upload as Unfinished } from '@tus/server';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type postgres from 'postgres';
import type { RequestIdentity } from '../../gateway/identity';
import { findBucketRules, requireBucket } from '../buckets';
import { requireBucketName, requireObjectKey } from '../objectKey';
import type { ObjectAddress } from '../objects';
import { storageErrorOf, storageErrors } from '../StorageError';
import type { StorageService, UploadMode } from '../StorageService';
import { MAX_OBJECT_BYTES, cacheControlOf, checkLimits, readMetadataText } from '../uploadBody';
import { uploadSegment, versionOfSegment } from './uploadId';

/** Where uploads are taken, below the gateway. */
export const RESUMABLE_PATH = '/storage/v1/upload/resumable';
/** How long an upload may be taken up again, in milliseconds: a day, as hosted. */
export const UPLOAD_LIFETIME = 86_400_000;

/** Who sends a request, and how the object is to be written. */
export interface UploadRequest {
  identity: RequestIdentity;
  owner: string | null;
  mode: UploadMode;
  /** Whether the right to it was settled by a link. */
  isSigned: boolean;
}

/** The server of resumable uploads, and what removes those that nobody took up again. */
export interface UploadServer {
  handle(request: Request, sender: UploadRequest): Promise<Response>;
  /** Which object an upload is to become; null for one that is not there. */
  addressOf(segment: string): Promise<ObjectAddress | null>;
  removeExpired(): Promise<number>;
}

type Notes = Record<string, string | null> | undefined;

/** @throws StorageError InvalidBucketName, InvalidKey */
export function addressOfNotes(notes: Notes): ObjectAddress {
  return { bucketId: requireBucketName(notes?.bucketName), name: requireObjectKey(notes?.objectName ?? '') };
}

/** What a request to create an upload says about it. @throws StorageError InvalidRequest */
export function readNotes(request: Request): Notes {
  try {
    return Metadata.parse(request.headers.get('upload-metadata') ?? undefined);
  } catch {
    throw storageErrors.invalidRequest('Invalid Upload-Metadata header');
  }
}

/** What is not refused in the protocol's own words is refused in the storage service's. */
function refusalOf(error: unknown): { status_code: number; body: string } | undefined {
  const known = storageErrorOf(error);
  return known ? { status_code: known.statusCode, body: known.message } : undefined;
}

/**
 * Resumable uploads (tus 1.0.0) as a hosted project takes them: who sends a part is asked each time whether they could make
 * the object, the parts wait on disk, and the whole becomes an object under the last sender's own policies.
 *
 * @param folder where unfinished uploads wait
 */
export function createUploadServer(parts: {
  sql: postgres.Sql;
  service: StorageService;
  folder: string;
}): UploadServer {
  const { sql, service, folder } = parts;
  const senders = new WeakMap<object, UploadRequest>();
  const store = new UploadStore({ directory: folder, expirationPeriodInMilliseconds: UPLOAD_LIFETIME });
  const senderOf = (request: object): UploadRequest => {
    const sender = senders.get(request);
    if (!sender) throw new Error('A request that did not come through the routes');
    return sender;
  };
  const notesOf = async (request: Request, version: string): Promise<Notes> =>
    request.method === 'POST' ? readNotes(request) : (await store.getUpload(version)).metadata;

  const server = new Server({
    datastore: store,
    path: RESUMABLE_PATH,
    disableTerminationForFinishedUploads: true,
    // The notes are read first, so that an upload to nowhere is refused before it has an address.
    namingFunction: (_request, notes) => {
      addressOfNotes(notes);
      return randomUUID();
    },
    generateUrl: (request, { proto, host, path, id }) => {
      const { bucketId, name } = addressOfNotes(readNotes(request));
      const signed = senderOf(request).isSigned ? '/sign' : '';
      return `${proto}://${host}${path}${signed}/${uploadSegment(bucketId, name, id)}`;
    },
    getFileIdFromRequest: (_request, segment) => versionOfSegment(segment),
    async maxSize(request, version) {
      if (version === null) return MAX_OBJECT_BYTES;
      const { bucketId } = addressOfNotes(await notesOf(request, version));
      const limit = (await findBucketRules(sql, bucketId))?.fileSizeLimit ?? MAX_OBJECT_BYTES;
      return Math.min(limit, MAX_OBJECT_BYTES);
    },
    async onIncomingRequest(request, version) {
      const { identity, mode, isSigned } = senderOf(request);
      if (isSigned || request.method === 'HEAD') return;
      await service.requireUpload(identity, addressOfNotes(await notesOf(request, version)), mode);
    },
    async onUploadCreate(_request, { metadata: notes, size = 0 }) {
      const rules = await requireBucket(sql, addressOfNotes(notes).bucketId);
      const contentType = notes?.contentType;
      if (typeof contentType === 'string') checkLimits({ size, contentType }, rules);
      return { metadata: { ...notes, cacheControl: cacheControlOf(notes?.cacheControl ?? '') } };
    },
    async onUploadFinish(request, upload) {
      await complete(senderOf(request), upload);
      return { headers: { 'Tus-Complete': '1' } };
    },
    onResponseError: (_request, error) => refusalOf(error),
  });
  // The object has bytes of its own by now. Whatever is left is removed when it is a day old.
  server.on(EVENTS.POST_FINISH, (_request, _response, upload) => {
    store.remove(upload.id).catch(() => undefined);
  });

  async function complete({ identity, owner, mode }: UploadRequest, { id, size = 0, metadata }: Unfinished) {
    const stored = {
      path: join(folder, id),
      size,
      contentType: metadata?.contentType ?? 'application/octet-stream',
      cacheControl: metadata?.cacheControl ?? 'no-cache',
      userMetadata: readMetadataText(metadata?.metadata ?? null),
    };
    await service.uploadFile(identity, addressOfNotes(metadata), stored, mode, owner);
  }

  return {
    handle(request, sender) {
      senders.set(request, sender);
      return server.handleWeb(request);
    },
    async addressOf(segment) {
      const version = versionOfSegment(segment);
      const upload = version === undefined ? null : await store.getUpload(version).catch(() => null);
      return upload && addressOfNotes(upload.metadata);
    },
    removeExpired: () => server.cleanUpExpiredUploads(),
  };
}

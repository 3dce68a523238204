import { storageErrors } from './StorageError';

/** Largest object in bytes, whatever a bucket allows: `[storage] file_size_limit` of supabase/config.toml. */
export const MAX_OBJECT_BYTES = 200 * 1024 * 1024;

/** What came with an upload, in a form (as supabase-js sends a Blob) or as the bare body. */
export interface Upload {
  bytes: Uint8Array;
  /** As declared by the sender; nobody looks into the bytes, as on a hosted project. */
  contentType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

/** An upload whose bytes are on disk already, whole. */
export interface FileUpload extends Omit<Upload, 'bytes'> {
  path: string;
  /** In bytes. */
  size: number;
}

/** Reads an upload whole. @throws StorageError InvalidRequest, InvalidMimeType */
export async function readUpload(request: Request): Promise<Upload> {
  const contentType = request.headers.get('content-type') ?? '';
  try {
    const upload = contentType.startsWith('multipart/form-data')
      ? await readForm(request)
      : await readBare(request, contentType);
    // A form's field takes any text, but no download could say it in its header.
    if (!/^[\x20-\x7e]+$/.test(upload.contentType)) throw storageErrors.invalidMimeType(upload.contentType);
    return upload;
  } catch (error) {
    if (error instanceof TypeError)
      throw storageErrors.invalidRequest('The upload ended early or is no valid form');
    throw error;
  }
}

async function readForm(request: Request): Promise<Upload> {
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw storageErrors.invalidRequest('No content provided');
  const text = (name: string): string | null => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  };
  const cacheControl = text('cacheControl');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    contentType: text('contentType') ?? (file.type || 'application/octet-stream'),
    cacheControl: cacheControl === null ? 'no-cache' : cacheControlOf(cacheControl),
    userMetadata: readMetadataText(text('metadata')),
  };
}

async function readBare(request: Request, contentType: string): Promise<Upload> {
  const encoded = request.headers.get('x-metadata');
  return {
    bytes: new Uint8Array(await request.arrayBuffer()),
    contentType: contentType || 'application/octet-stream',
    cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    userMetadata: encoded === null ? null : readUserMetadata(encoded),
  };
}

/** Metadata of the sender's own, as a header carries it: JSON in base64. @throws StorageError InvalidRequest */
export function readUserMetadata(encoded: string): Record<string, unknown> | null {
  return readMetadataText(Buffer.from(encoded, 'base64').toString());
}

/** A sender says seconds; the header says `max-age`. Anything that is no number is not passed on into a header. */
export function cacheControlOf(seconds: string): string {
  return /^\d{1,10}$/.test(seconds) ? `max-age=${seconds}` : 'no-cache';
}

/** Metadata of the sender's own: JSON. @throws StorageError InvalidRequest */
export function readMetadataText(json: string | null): Record<string, unknown> | null {
  if (json === null || json === '') return null;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Refused below, like any other value that is no object.
  }
  throw storageErrors.invalidRequest('metadata is no JSON object');
}

/** Holds an upload against its bucket. @throws StorageError InvalidMimeType, EntityTooLarge */
export function checkBucketLimits(upload: Upload, limits: BucketLimits): void {
  checkLimits({ size: upload.bytes.byteLength, contentType: upload.contentType }, limits);
}

/** What a bucket allows. */
interface BucketLimits {
  fileSizeLimit: number | null;
  allowedMimeTypes: readonly string[] | null;
}

/** The same for an object that is stored already. @throws StorageError InvalidMimeType, EntityTooLarge */
export function checkLimits(object: { size: number; contentType: string }, limits: BucketLimits): void {
  const allowed = limits.allowedMimeTypes ?? [];
  const declared = object.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const isAllowed = allowed.some(
    (type) =>
      type === declared || type === '*/*' || (type.endsWith('/*') && declared.startsWith(type.slice(0, -1))),
  );
  if (allowed.length > 0 && !isAllowed) throw storageErrors.invalidMimeType(object.contentType);
  if (object.size > Math.min(limits.fileSizeLimit ?? MAX_OBJECT_BYTES, MAX_OBJECT_BYTES)) {
    throw storageErrors.tooLarge();
  }
}

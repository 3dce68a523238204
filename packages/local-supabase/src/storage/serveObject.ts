import { byteRangeOf } from './byteRange';
import type { FileStore } from './FileStore';
import type { StoredObject } from './objects';
import { isUnchanged } from './preconditions';

/**
 * Answers a download: bytes as declared at upload, never sniffed; a part of them when asked; 304 when the caller has this
 * version already. Null when the bytes are gone.
 *
 * @param expires when the link ends that the download came by; it then says how long a copy may be kept
 * @throws StorageError InvalidRange
 */
export async function serveObject(
  request: Request,
  object: StoredObject,
  files: FileStore,
  expires?: Date,
): Promise<Response | null> {
  const { metadata } = object;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'content-type': shownType(metadata.mimetype),
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
    ...(expires === undefined
      ? { 'cache-control': metadata.cacheControl }
      : { expires: expires.toUTCString() }),
  });
  if (isUnchanged(request.headers, metadata)) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  const disposition = dispositionOf(new URL(request.url).searchParams.get('download'));
  if (disposition !== null) headers.set('content-disposition', disposition);
  if (request.method === 'HEAD') {
    headers.set('content-length', String(metadata.size));
    return new Response(null, { headers });
  }
  const range = byteRangeOf(request.headers.get('range'), metadata.size);
  const bytes = await files.stream(object.version, range);
  if (bytes === null) return null;
  if (range === null) {
    headers.set('content-length', String(metadata.size));
    return new Response(bytes, { headers });
  }
  headers.set('content-length', String(range.end - range.start + 1));
  headers.set('content-range', `bytes ${range.start}-${range.end}/${metadata.size}`);
  return new Response(bytes, { status: 206, headers });
}

/** A page that somebody uploaded is shown as text: it must not run where the backend's cookies are. */
function shownType(type: string): string {
  return type.includes('text/html') ? 'text/plain' : type;
}

/** What `?download` asks for: to be saved, under a name or under its own. */
function dispositionOf(download: string | null): string | null {
  if (download === null) return null;
  if (download === '') return 'attachment;';
  const name = encodeURIComponent(download);
  return `attachment; filename=${name}; filename*=UTF-8''${name}`;
}

/** What `info()` of supabase-js reads. */
export function infoOf(object: StoredObject): Response {
  const { id, name, version, bucket_id, created_at, updated_at, metadata, user_metadata } = object;
  return Response.json({
    id,
    name,
    version,
    bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: user_metadata,
    last_modified: updated_at,
    created_at,
  });
}

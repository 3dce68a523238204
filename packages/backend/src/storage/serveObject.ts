import type { FileStore } from './FileStore';
import type { StoredObject } from './objects';

/**
 * Answers a download: bytes as declared at upload, never sniffed; 304 when the caller has this version already.
 * Null when the bytes are gone.
 */
export async function serveObject(
  request: Request,
  object: StoredObject,
  files: FileStore,
): Promise<Response | null> {
  const { metadata } = object;
  const headers = new Headers({
    'cache-control': metadata.cacheControl,
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
  });
  if (request.headers.get('if-none-match') === metadata.eTag)
    return new Response(null, { status: 304, headers });
  headers.set('content-type', metadata.mimetype);
  headers.set('content-length', String(metadata.size));
  const download = new URL(request.url).searchParams.get('download');
  if (download !== null) {
    const name = download === '' ? (object.name.split('/').at(-1) ?? object.name) : download;
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  }
  if (request.method === 'HEAD') return new Response(null, { headers });
  const bytes = await files.read(object.version);
  return bytes === null ? null : new Response(bytes, { headers });
}

/** What `info()` of supabase-js reads. */
export function infoOf(object: StoredObject): Response {
  const { id, name, version, bucket_id, created_at, metadata, user_metadata } = object;
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
    last_modified: metadata.lastModified,
    created_at,
  });
}

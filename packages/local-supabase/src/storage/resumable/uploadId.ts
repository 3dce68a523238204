// An upload's address as the hosted service makes it: bucket, object and version in one segment, so that it can be told apart
// from others in a log. Only the version is believed; what it is an upload to stands in the notes of the store.

const VERSION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The last segment of an upload's address. */
export function uploadSegment(bucketId: string, name: string, version: string): string {
  return Buffer.from(`${bucketId}/${name}/${version}`).toString('base64url');
}

/** The version that a segment names; undefined for one that names none. */
export function versionOfSegment(segment: string | undefined): string | undefined {
  const version =
    Buffer.from(segment ?? '', 'base64url')
      .toString()
      .split('/')
      .at(-1) ?? '';
  return VERSION.test(version) ? version : undefined;
}

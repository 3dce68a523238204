// One line of JSON for each failure, as a hosted project's log explorer has one: what failed and under which id, and nothing
// of who asked.

/** What is known of a request that failed. */
export interface Failure {
  requestId: string;
  method: string;
  path: string;
  status: number;
  code: string;
  milliseconds: number;
  message: string;
}

/** Words of paths that name no thing: services and what they do. */
const PLAIN_PART = /^[a-z][a-z_-]{0,47}$/;
const OBJECT_PARTS = new Set([
  'object',
  'bucket',
  'upload',
  'resumable',
  'sign',
  'public',
  'authenticated',
  'list',
  'copy',
  'move',
  'info',
  'render',
]);

/** A path as its pattern: what may name a person, a thing or a file is `:name`; no query. */
export function pathPattern(path: string): string {
  const [service = '', version = '', ...rest] =
    path
      .split('?')[0]
      ?.split('/')
      .filter((part) => part !== '') ?? [];
  const isPlain = (part: string) => (service === 'storage' ? OBJECT_PARTS.has(part) : PLAIN_PART.test(part));
  return `/${[service, version, ...rest.map((part) => (isPlain(part) ? part : ':name'))].filter(Boolean).join('/')}`;
}

const TOKEN = /\b(?:sb_\w+|eyJ[\w.-]+)/g;
const ADDRESS = /(?<![^\s@"'<>()])[^\s@"'<>()]+@[^\s@"'<>()]+/g;
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const QUOTED = /"[^"\n]*"|(?<![\p{L}\p{N}])'[^'\n]*'|`[^`\n]*`/gu;
const VALUES = /\)=\([^)]*\)/g;
const LONG = /\b(?=\w*\d)[\w-]{16,}\b/g;

/** A message without tokens, addresses, ids, quoted text and values of rows. One line. */
export const cleanedMessage = (message: string): string =>
  message
    .replace(VALUES, ')=(…)')
    .replace(ADDRESS, '…')
    .replace(TOKEN, '…')
    .replace(UUID, '…')
    .replace(QUOTED, '…')
    .replace(LONG, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);

/** The line of a failure. */
export const failureLine = (failure: Failure): string =>
  JSON.stringify({
    time: new Date().toISOString(),
    level: 'error',
    request_id: failure.requestId,
    method: failure.method,
    path: pathPattern(failure.path),
    status: failure.status,
    code: failure.code,
    ms: Math.round(failure.milliseconds),
    message: cleanedMessage(failure.message),
  });

import { AppError } from '../errors/AppError';
import { contentOf } from './fileContent';
import type { UploadFile } from './Upload';

/** How many files a place takes, how large each in bytes, and of which media types. A part of files or films has them. */
export interface UploadLimits {
  readonly maxCount: number;
  readonly maxBytes: number;
  readonly mediaTypes: readonly string[];
}

/** Largest film, in bytes. */
const FILM_BYTES = 200_000_000;
/** Largest file of any other kind, in bytes. */
const FILE_BYTES = 50_000_000;

/** What the evidence of a market test may be; the database holds the same. */
export const evidenceLimits: UploadLimits = {
  maxCount: 8,
  maxBytes: FILM_BYTES,
  mediaTypes: [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'text/csv',
    'text/plain',
    'video/mp4',
    'video/quicktime',
    'video/webm',
  ],
};

/** How the names of files of a media type end. */
export const fileEndings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'text', 'md', 'log'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov', 'qt'],
  'video/webm': ['webm'],
};

/** What is known of a file before anything of it is sent. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

const endingOf = (name: string): string => /\.([^.\s]{1,10})$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
const typeOfEnding = (ending: string): string | undefined =>
  Object.keys(fileEndings).find((type) => fileEndings[type]?.includes(ending));

/** Whether a media type is a film, which plays in the page. */
export const isFilm = ({ mediaType }: Pick<UploadFile, 'mediaType'>): boolean =>
  mediaType.startsWith('video/');
/** Whether a browser shows a file by itself; any other is a download. */
export const isShownInBrowser = ({ mediaType }: Pick<UploadFile, 'mediaType'>): boolean =>
  isFilm({ mediaType }) || mediaType.startsWith('image/') || mediaType === 'application/pdf';

/** How large a file of a media type may be in a place, in bytes. */
export const maxBytesOf = ({ maxBytes }: UploadLimits, mediaType: string): number =>
  Math.min(maxBytes, isFilm({ mediaType }) ? FILM_BYTES : FILE_BYTES);

/** @throws AppError `image_heic`, `file_disguised`, `file_type` */
function typeOf(name: string, head: Uint8Array): string {
  const content = contentOf(head);
  const ending = endingOf(name);
  const named = typeOfEnding(ending);
  if (content === 'heic') throw new AppError('image_heic');
  const isRefused = content === 'program' || content === 'markup' || content === 'unknown';
  const isAsNamed = content === 'text' ? named?.startsWith('text/') : named === content;
  if (named !== undefined && (isRefused || isAsNamed === false)) throw new AppError('file_disguised');
  if (isRefused) throw new AppError('file_type');
  if (content === 'text') return named ?? 'text/plain';
  // A document of an office program is an archive by its bytes, and none to whoever opens it.
  if (named === undefined && ending !== '') throw new AppError('file_type');
  return content;
}

/**
 * The media type under which a file may be sent to a place, by its first bytes and its name. Pure.
 *
 * @param head the first CONTENT_BYTES of the file, or all it has
 * @throws AppError `file_empty`, `image_heic`, `file_disguised`, `file_type`, `file_too_large`
 */
export function checkedMediaType({ name, size }: ChosenFile, head: Uint8Array, limits: UploadLimits): string {
  if (size === 0) throw new AppError('file_empty');
  const type = typeOf(name, head);
  if (!limits.mediaTypes.includes(type)) throw new AppError('file_type');
  if (size > maxBytesOf(limits, type)) throw new AppError('file_too_large');
  return type;
}

import { errorSentence, type Locale } from '@grow/shell';
import { fileEndings, maxBytesOf, type UploadFile, type UploadLimits } from '@grow/core/upload';
import type { FileKind } from '@grow/ui';
import type { AppError, AppErrorCode } from '@grow/core';
import { m } from '../../paraglide/messages';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people say it, such as "1.2 MB"; of a thousand, as the disks of people count. */
export function sizeInWords(bytes: number, locale: Locale): string {
  const power = Math.min(bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // Short, a byte is one of however many.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 && value < 10 ? 1 : 0,
  }).format(value);
}

/** How much of a file has arrived, such as "31 of 48 MB". */
export function amountInWords(sent: number, bytes: number, locale: Locale): string {
  const power = Math.min(bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const digits = { maximumFractionDigits: power > 1 && bytes / 1000 ** power < 10 ? 1 : 0 };
  const part = new Intl.NumberFormat(locale, digits).format(Math.min(sent, bytes) / 1000 ** power);
  return m.upload_amount({ sent: part, all: sizeInWords(bytes, locale) });
}

const shortName = (type: string): string => (fileEndings[type]?.[0] ?? type).toUpperCase();

/** The kinds of files that a place takes, such as "PDF, JPG or PNG". */
export const kindsInWords = ({ mediaTypes }: UploadLimits, locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(mediaTypes.map(shortName));

/** Kinds and size, such as "MP4 or MOV, up to 200 MB". */
export function limitsInWords(limits: UploadLimits, locale: Locale): string {
  const largest = Math.max(...limits.mediaTypes.map((type) => maxBytesOf(limits, type)));
  return m.upload_limits({ kinds: kindsInWords(limits, locale), size: sizeInWords(largest, locale) });
}

/** What the file dialog offers. */
export const acceptedEndings = ({ mediaTypes }: UploadLimits): string =>
  mediaTypes.flatMap((type) => (fileEndings[type] ?? []).map((ending) => `.${ending}`)).join(',');

type Refusal = (limits: UploadLimits, locale: Locale) => string;
const lost: Refusal = () => m.upload_lost();
const refusals: Partial<Record<AppErrorCode, Refusal>> = {
  image_heic: (limits, locale) => m.upload_heic({ kinds: kindsInWords(limits, locale) }),
  file_type: (limits, locale) => m.upload_type({ kinds: kindsInWords(limits, locale) }),
  file_disguised: (limits, locale) => m.upload_disguised({ kinds: kindsInWords(limits, locale) }),
  file_too_large: (limits, locale) => m.upload_too_large({ limits: limitsInWords(limits, locale) }),
  too_many_files: ({ maxCount }) => m.upload_full({ count: maxCount }),
  network: lost,
  timeout: lost,
};

/** Why a file was not taken or did not arrive, and what works. */
export const refusalInWords = (error: AppError, limits: UploadLimits, locale: Locale): string =>
  refusals[error.code]?.(limits, locale) ?? errorSentence(error, locale);

/** Which mark a file has. */
export function kindOf({ mediaType }: Pick<UploadFile, 'mediaType'>): FileKind {
  if (mediaType.startsWith('video/')) return 'film';
  if (mediaType.startsWith('image/')) return 'image';
  if (mediaType === 'text/csv') return 'sheet';
  return mediaType === 'application/zip' ? 'archive' : 'text';
}

// What a file is by its first bytes. A name says what somebody wants it to be.

/** How many of a file's first bytes are looked at. */
export const CONTENT_BYTES = 4096;

/** `text` may be any text but markup, which a browser would run; `program` starts a process; `unknown` is nothing we know. */
export type FileContent =
  | 'application/pdf'
  | 'application/zip'
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm'
  | 'text'
  | 'heic'
  | 'markup'
  | 'program'
  | 'unknown';

const ascii = (head: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...head.subarray(at, at + length));
const begins = (head: Uint8Array, bytes: readonly number[]): boolean =>
  head.length >= bytes.length && bytes.every((byte, index) => head[index] === byte);

const signatures: readonly (readonly [content: FileContent, bytes: readonly number[]])[] = [
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
  ['application/zip', [0x50, 0x4b, 0x05, 0x06]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['video/webm', [0x1a, 0x45, 0xdf, 0xa3]],
  // Windows, Linux, and macOS in both orders of bytes and as a universal file, which Java shares; scripts.
  ['program', [0x4d, 0x5a]],
  ['program', [0x7f, 0x45, 0x4c, 0x46]],
  ['program', [0xcf, 0xfa, 0xed, 0xfe]],
  ['program', [0xce, 0xfa, 0xed, 0xfe]],
  ['program', [0xfe, 0xed, 0xfa, 0xcf]],
  ['program', [0xfe, 0xed, 0xfa, 0xce]],
  ['program', [0xca, 0xfe, 0xba, 0xbe]],
  ['program', [0x23, 0x21]],
];

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Films and photos of phones share one container; its brand tells them apart. */
function isoContent(head: Uint8Array): FileContent | undefined {
  const box = ascii(head, 4, 4);
  // Older QuickTime has no brand.
  if (['moov', 'mdat', 'wide'].includes(box)) return 'video/quicktime';
  if (box !== 'ftyp') return undefined;
  const brand = ascii(head, 8, 4);
  if (heicBrands.includes(brand)) return 'heic';
  if (brand === 'qt  ') return 'video/quicktime';
  return brand.startsWith('avi') ? 'unknown' : 'video/mp4';
}

const markup =
  /^(?:\ufeff|\s|<!--[\s\S]*?(?:-->|$))*<(?:\?xml|!doctype|!entity|svg|html|head|body|script|iframe)/i;

function textContent(head: Uint8Array): FileContent {
  const isWide = begins(head, [0xff, 0xfe]) || begins(head, [0xfe, 0xff]);
  const text = new TextDecoder(isWide ? (head[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(head);
  // Tabs, line ends and the form feed are all that a text needs.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b\u000e-\u001f]/.test(text)) return 'unknown';
  return markup.test(text) ? 'markup' : 'text';
}

/** What a file is by its first bytes, CONTENT_BYTES of them or all it has. Pure. */
export function contentOf(head: Uint8Array): FileContent {
  const found = signatures.find(([, bytes]) => begins(head, bytes));
  if (found) return found[0];
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 4) === 'WEBP') return 'image/webp';
  // A PDF may have something before its header, and readers look that far.
  if (ascii(head, 0, 1024).includes('%PDF-')) return 'application/pdf';
  return isoContent(head) ?? textContent(head);
}

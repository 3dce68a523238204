// Reads a picture's kind and size from its first bytes, so that limits hold before anything is decoded.
import type { ImageSize } from './geometry';

/** Kinds of pictures that every current browser decodes. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif';

/** What the first bytes say: a kind with its size (undefined where the header is damaged), HEIC, or nothing known. */
export type ImageHeader =
  | { readonly kind: 'picture'; readonly type: ImageType; readonly size: ImageSize | undefined }
  | { readonly kind: 'heic' }
  | { readonly kind: 'unknown' };

const ascii = (view: DataView, at: number, length: number): string =>
  at + length > view.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));

const sizeOf = (width: number, height: number): ImageSize | undefined =>
  width > 0 && height > 0 ? { width, height } : undefined;

function pngSize(view: DataView): ImageSize | undefined {
  if (view.byteLength < 24 || ascii(view, 12, 4) !== 'IHDR') return undefined;
  return sizeOf(view.getUint32(16), view.getUint32(20));
}

function gifSize(view: DataView): ImageSize | undefined {
  return view.byteLength < 10 ? undefined : sizeOf(view.getUint16(6, true), view.getUint16(8, true));
}

function webpSize(view: DataView): ImageSize | undefined {
  if (view.byteLength < 30) return undefined;
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  switch (ascii(view, 12, 4)) {
    case 'VP8 ':
      return sizeOf(view.getUint16(26, true) % 16_384, view.getUint16(28, true) % 16_384);
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return sizeOf((bits % 16_384) + 1, (Math.floor(bits / 16_384) % 16_384) + 1);
    }
    case 'VP8X':
      return sizeOf(uint24(24) + 1, uint24(27) + 1);
    default:
      return undefined;
  }
}

const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Steps from segment to segment, so that the thumbnail inside an EXIF segment is never taken for the picture. */
function jpegSize(view: DataView): ImageSize | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrameMarker(marker)) return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5));
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker === 0xd9 || marker === 0xda) return undefined;
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

// Boxes of an ISO media file that lead to the sizes; `meta` has four bytes of version before its boxes.
const containers: ReadonlyMap<string, number> = new Map([
  ['meta', 4],
  ['iprp', 0],
  ['ipco', 0],
]);

/** The largest `ispe` property: a picture made of tiles has one for the tiles and one for the whole. */
function avifSize(view: DataView, from = 0, to = view.byteLength, depth = 0): ImageSize | undefined {
  let largest: ImageSize | undefined;
  let at = from;
  while (at + 8 <= to) {
    const declared = view.getUint32(at);
    const length = declared === 0 ? to - at : declared;
    const type = ascii(view, at + 4, 4);
    if (length < 8) break;
    const end = Math.min(at + length, to);
    const inner = containers.get(type);
    const found =
      type === 'ispe' && at + 20 <= end
        ? sizeOf(view.getUint32(at + 12), view.getUint32(at + 16))
        : inner === undefined || depth === 3
          ? undefined
          : avifSize(view, at + 8 + inner, end, depth + 1);
    if (found && found.width * found.height > (largest ? largest.width * largest.height : 0)) largest = found;
    at += length;
  }
  return largest;
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

function isoHeader(view: DataView): ImageHeader {
  const end = Math.min(view.getUint32(0), view.byteLength);
  const brands = [ascii(view, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(view, at, 4));
  if (brands.includes('avif') || brands.includes('avis')) {
    return { kind: 'picture', type: 'image/avif', size: avifSize(view) };
  }
  return brands.some((brand) => heicBrands.includes(brand)) ? { kind: 'heic' } : { kind: 'unknown' };
}

/** Reads kind and size of a picture; its name and its declared type count for nothing. Never throws. */
export function readImageHeader(bytes: Uint8Array): ImageHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const picture = (type: ImageType, size: ImageSize | undefined): ImageHeader => ({
    kind: 'picture',
    type,
    size,
  });
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return picture('image/jpeg', jpegSize(view));
  if (ascii(view, 0, 8) === '\x89PNG\r\n\x1a\n') return picture('image/png', pngSize(view));
  if (/^GIF8[79]a$/.test(ascii(view, 0, 6))) return picture('image/gif', gifSize(view));
  if (ascii(view, 0, 4) === 'RIFF' && ascii(view, 8, 4) === 'WEBP')
    return picture('image/webp', webpSize(view));
  if (ascii(view, 4, 4) === 'ftyp' && bytes.length >= 12) return isoHeader(view);
  return { kind: 'unknown' };
}

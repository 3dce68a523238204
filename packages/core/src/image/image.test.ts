import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fitWithin, squareImageCrop } from './geometry';
import { readImageHeader } from './imageHeader';
import {
  checkImage,
  maxImageBytes,
  resizeAvatar,
  resizeImage,
  type ImageCodec,
  type ImageRenderPlan,
} from './resizeImage';

const limits = { maxWidth: 200, maxHeight: 200 };

describe('fitWithin', () => {
  it.each([
    [300, 250, 200, 167],
    [150, 100, 150, 100],
    [100, 500, 40, 200],
    [1, 1000, 1, 200],
    [1000, 1, 200, 1],
    [400, 400, 200, 200],
    [200, 200, 200, 200],
    [201, 200, 200, 199],
    [200, 201, 199, 200],
    [250, 249, 200, 199],
  ])('scales %i × %i to %i × %i', (width, height, toWidth, toHeight) => {
    expect(fitWithin({ width, height }, limits)).toEqual({ width: toWidth, height: toHeight });
  });

  it('looks at the width of landscape and the height of portrait only', () => {
    const wide = { maxWidth: 1000, maxHeight: 100 };
    expect(fitWithin({ width: 500, height: 300 }, wide)).toEqual({ width: 500, height: 300 });
    const tall = { maxWidth: 100, maxHeight: 1000 };
    expect(fitWithin({ width: 300, height: 500 }, tall)).toEqual({ width: 300, height: 500 });
  });

  it('never enlarges, never ends at zero, and keeps the shape but for rounding', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(side, side, side, side, (width, height, maxWidth, maxHeight) => {
        const fitted = fitWithin({ width, height }, { maxWidth, maxHeight });
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeLessThanOrEqual(height);
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(fitted.width) && Number.isInteger(fitted.height)).toBe(true);
        if (width >= height) expect(fitted.width).toBe(Math.min(width, maxWidth));
        else expect(fitted.height).toBe(Math.min(height, maxHeight));
        const scale = width >= height ? fitted.width / width : fitted.height / height;
        const other = width >= height ? [fitted.height, height * scale] : [fitted.width, width * scale];
        expect(Math.abs((other[0] ?? 0) - Math.max(1, other[1] ?? 0))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it.each([0, -1, Number.NaN, Infinity])('refuses a side of %s', (width) => {
    const run = () => fitWithin({ width, height: 5 }, limits);
    expect(run).toThrow('Error during resizing of image');
  });
});

describe('squareImageCrop', () => {
  it('is the largest centred square by default', () => {
    expect(squareImageCrop(300, 200)).toEqual({ x: 50, y: 0, width: 200, height: 200 });
    expect(squareImageCrop(1, 1000)).toEqual({ x: 0, y: 500, width: 1, height: 1 });
  });

  it('zooms in and moves', () => {
    expect(squareImageCrop(400, 200, { zoom: 2, x: 0, y: 1 })).toEqual({
      x: 0,
      y: 100,
      width: 100,
      height: 100,
    });
    expect(squareImageCrop(400, 200, { x: 1 })).toEqual({ x: 200, y: 0, width: 200, height: 200 });
  });

  it('stays inside the picture, whatever is chosen', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(side, side, fc.double(), fc.double(), fc.double(), (width, height, zoom, x, y) => {
        const crop = squareImageCrop(width, height, { zoom, x, y });
        expect(crop.width).toBe(crop.height);
        expect(crop.width).toBeGreaterThanOrEqual(1);
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(width);
        expect(crop.y + crop.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part)),
  );
const be16 = (value: number) => [value >> 8, value & 255];
const be32 = (value: number) => [...be16(value >>> 16), ...be16(value & 65_535)];
const le16 = (value: number) => be16(value).reverse();
const le24 = (value: number) => [...le16(value & 65_535), value >> 16];

const png = (width: number, height: number) =>
  bytes([0x89], 'PNG\r\n', [0x1a], '\n', be32(13), 'IHDR', be32(width), be32(height), [8, 6, 0, 0, 0]);
const frame = (marker: number, width: number, height: number) => [
  ...[0xff, marker, 0, 17, 8],
  ...be16(height),
  ...be16(width),
  ...[3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
];
const start = [0xff, 0xd8];
const thumbnail = [...start, ...frame(0xc0, 16, 16)];
const exif = [0xff, 0xe1, ...be16(2 + thumbnail.length), ...thumbnail];
const box = (type: string, content: number[]) => [...be32(8 + content.length), ...bytes(type), ...content];
const ispe = (width: number, height: number) => box('ispe', [...be32(0), ...be32(width), ...be32(height)]);
const ftyp = (...brands: string[]) =>
  box('ftyp', [...bytes(brands[0] ?? ''), ...be32(0), ...bytes(...brands)]);
const avif = (...sizes: number[][]) => [
  ...ftyp('mif1', 'avif', 'miaf'),
  ...box('meta', [...be32(0), ...box('iprp', box('ipco', sizes.flat()))]),
];

describe('readImageHeader', () => {
  const pictures: [string, string, Uint8Array, number, number][] = [
    ['PNG', 'image/png', png(640, 480), 640, 480],
    ['JPEG', 'image/jpeg', bytes(start, frame(0xc0, 640, 480)), 640, 480],
    ['progressive JPEG', 'image/jpeg', bytes(start, frame(0xc2, 640, 480)), 640, 480],
    ['JPEG after a thumbnail', 'image/jpeg', bytes(start, exif, frame(0xc0, 4000, 3000)), 4000, 3000],
    ['JPEG with fill bytes', 'image/jpeg', bytes(start, [0xff, 0xff], frame(0xc0, 640, 480)), 640, 480],
    ['GIF', 'image/gif', bytes('GIF89a', le16(640), le16(480), [0, 0, 0]), 640, 480],
    [
      'lossy WebP',
      'image/webp',
      bytes('RIFF', be32(0), 'WEBPVP8 ', be32(0), [0, 0, 0, 0x9d, 1, 0x2a], le16(640), le16(480)),
      640,
      480,
    ],
    [
      'lossless WebP',
      'image/webp',
      bytes('RIFF', be32(0), 'WEBPVP8L', be32(0), [0x2f, 0x7f, 0xc2, 0x77, 0], Array<number>(8).fill(0)),
      640,
      480,
    ],
    [
      'extended WebP',
      'image/webp',
      bytes('RIFF', be32(0), 'WEBPVP8X', be32(10), be32(0), le24(29_999), le24(479)),
      30_000,
      480,
    ],
    ['AVIF', 'image/avif', bytes(avif(ispe(640, 480))), 640, 480],
    ['tiled AVIF', 'image/avif', bytes(avif(ispe(512, 512), ispe(4000, 3000))), 4000, 3000],
  ];

  it.each(pictures)('reads %s', (_, type, picture, width, height) => {
    expect(readImageHeader(picture)).toEqual({ kind: 'picture', type, size: { width, height } });
  });

  it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])('tells HEIC by its brand %s', (brand) => {
    expect(readImageHeader(bytes(ftyp(brand)))).toEqual({ kind: 'heic' });
  });

  it.each([
    ['text', bytes('just a text that is called .jpg')],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', bytes('<!doctype html>')],
    ['a film', bytes(ftyp('isom', 'mp42'))],
    ['BMP', bytes('BM', be32(0))],
    ['two bytes', bytes(start)],
    ['nothing', bytes()],
  ])('does not know %s', (_, file) => {
    expect(readImageHeader(file)).toEqual({ kind: 'unknown' });
  });

  it.each(pictures)('finds no size in a cut %s, and does not throw at any length', (_, type, picture) => {
    for (let length = 0; length < picture.length; length += 1) {
      const header = readImageHeader(picture.slice(0, length));
      if (header.kind === 'picture') expect(header.type).toBe(type);
    }
  });

  it('never throws, whatever follows a known beginning', () => {
    const beginnings = pictures.map(([, , picture]) => picture.slice(0, 16));
    fc.assert(
      fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 400 }), (beginning, rest) => {
        readImageHeader(Uint8Array.from([...beginning, ...rest]));
      }),
    );
    // Boxes in boxes, deeper than any stack.
    const nested = bytes(
      ftyp('avif'),
      Array.from({ length: 50_000 }, () => [...be32(0), ...bytes('meta'), ...be32(0)]).flat(),
    );
    expect(readImageHeader(nested)).toMatchObject({ kind: 'picture', size: undefined });
  });
});

describe('checkImage', () => {
  const file = (content: Uint8Array | string, type = 'image/jpeg') =>
    new Blob([typeof content === 'string' ? content : Uint8Array.from(content)], { type });

  it.each([
    ['zero bytes', file(''), 'image_empty'],
    ['text called .jpg', file('not a picture'), 'image_type_unsupported'],
    ['SVG', file('<svg/>', 'image/svg+xml'), 'image_type_unsupported'],
    ['HEIC', file(bytes(ftyp('heic'))), 'image_heic'],
    ['a bomb of 30,000 × 30,000', file(png(30_000, 30_000)), 'image_too_large'],
    ['a cut header', file(bytes(start, [0xff])), 'image_resize_failed'],
    ['more than 15 MB', file(new Uint8Array(maxImageBytes + 1)), 'image_too_large'],
  ])('refuses %s before anything is decoded', async (_, picture, code) => {
    const render = vi.fn<ImageCodec['render']>();
    await expect(checkImage(picture)).rejects.toMatchObject({ code });
    await expect(resizeAvatar(picture, { render })).rejects.toMatchObject({ code });
    expect(render).not.toHaveBeenCalled();
  });

  it('takes 50 megapixels and refuses one more', async () => {
    await expect(checkImage(file(png(10_000, 5000)))).resolves.toBeUndefined();
    await expect(checkImage(file(png(10_000, 5001)))).rejects.toMatchObject({ code: 'image_too_large' });
  });
});

describe('resizeImage and resizeAvatar', () => {
  const picture = new Blob([Uint8Array.from(png(300, 250))]);
  const codecOf = (width: number, height: number) => {
    const plans: ImageRenderPlan[] = [];
    const codec: ImageCodec = {
      render: async (_, plan) => {
        plans.push(await plan({ width, height }));
        return new Blob(['jpeg']);
      },
    };
    return { codec, plans };
  };

  it('draws the whole picture into the fitting size', async () => {
    const { codec, plans } = codecOf(300, 250);
    await resizeImage(picture, limits, codec);
    expect(plans[0]).toMatchObject({
      source: { x: 0, y: 0, width: 300, height: 250 },
      target: { width: 200, height: 167 },
    });
  });

  it('draws the chosen square into 200 × 200, also of a picture that is smaller', async () => {
    const { codec, plans } = codecOf(90, 60);
    await resizeAvatar(picture, codec, { x: 1 });
    expect(plans[0]).toMatchObject({
      source: { x: 30, y: 0, width: 60, height: 60 },
      target: { width: 200, height: 200 },
    });
  });

  it('checks the decoded size too, for a header may lie', async () => {
    const { codec } = codecOf(30_000, 30_000);
    await expect(resizeAvatar(picture, codec)).rejects.toMatchObject({ code: 'image_too_large' });
  });

  it('calls whatever goes wrong an error during resizing, and keeps the cause', async () => {
    const cause = new DOMException('x', 'InvalidStateError');
    const resizing = resizeImage(picture, limits, { render: () => Promise.reject(cause) });
    await expect(resizing).rejects.toMatchObject({
      code: 'image_resize_failed',
      message: 'Error during resizing of image',
      cause,
    });
  });
});

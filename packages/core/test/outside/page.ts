// The browser half of the published test: bundled from a folder outside of the workspace, against the packed package.
import { isAppError, resizeAvatar, resizeImage, type ImageCrop, type ImageSizeLimits } from '@grow/core';
import { browserImageCodec, workerImageCodec } from '@grow/core/browser';

/** What a picture became. */
export interface Outcome {
  readonly error?: { readonly code: string; readonly message: string };
  readonly type?: string;
  readonly width?: number;
  readonly height?: number;
  /** Red, green and blue at the four inner quarter points: upper left, upper right, lower left, lower right. */
  readonly quarters?: readonly (readonly number[])[];
  readonly base64?: string;
  /** Bitmaps that were opened by the codec and not closed. */
  readonly openBitmaps: number;
  /** Bitmaps that the codec opened in the page. */
  readonly opened: number;
}

let opened = 0;
let openBitmaps = 0;
const open = globalThis.createImageBitmap.bind(globalThis);
const close = Object.getOwnPropertyDescriptor(ImageBitmap.prototype, 'close')?.value as (
  this: ImageBitmap,
) => void;

interface Measured {
  readonly blob?: Blob;
  readonly error?: unknown;
  readonly openBitmaps: number;
  readonly opened: number;
}

async function measured(run: () => Promise<Blob>): Promise<Measured> {
  opened = 0;
  openBitmaps = 0;
  globalThis.createImageBitmap = async (...args: unknown[]) => {
    const bitmap = await (open as (...all: unknown[]) => Promise<ImageBitmap>)(...args);
    opened += 1;
    openBitmaps += 1;
    return bitmap;
  };
  ImageBitmap.prototype.close = function (this: ImageBitmap) {
    openBitmaps -= 1;
    close.call(this);
  };
  try {
    return { blob: await run(), openBitmaps, opened };
  } catch (error) {
    return { error, openBitmaps, opened };
  } finally {
    globalThis.createImageBitmap = open;
    ImageBitmap.prototype.close = close;
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

async function base64Of(blob: Blob): Promise<string> {
  let text = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}

async function outcomeOf(run: () => Promise<Blob>): Promise<Outcome> {
  const { blob, error, ...bitmaps } = await measured(run);
  if (!blob) {
    const { code, message } = isAppError(error) ? error : { code: 'no AppError', message: String(error) };
    return { error: { code, message }, ...bitmaps };
  }
  const bitmap = await open(blob);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => [
    ...(context?.getImageData(Math.floor(width * x), Math.floor(height * y), 1, 1).data.slice(0, 3) ?? []),
  ];
  const quarters = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
  return { type: blob.type, width, height, quarters, base64: await base64Of(blob), ...bitmaps };
}

const startWorker = () => new Worker(new URL('./imageWorker.ts', import.meta.url), { type: 'module' });
const codecs = {
  page: browserImageCodec(),
  worker: workerImageCodec(startWorker),
  'a worker that does not arrive': workerImageCodec(() => new Worker('/missing.js', { type: 'module' })),
  'a page that may have no worker': workerImageCodec(() => {
    throw new DOMException('x', 'SecurityError');
  }),
};
let codec = codecs.page;
const blobOf = (base64: string) => new Blob([bytesOf(base64)], { type: 'image/jpeg' });

const api = {
  /** Which codec draws from now on. */
  drawIn(place: keyof typeof codecs): Promise<void> {
    codec = codecs[place];
    return Promise.resolve();
  },
  avatar: (base64: string, crop?: ImageCrop) => outcomeOf(() => resizeAvatar(blobOf(base64), codec, crop)),
  resize: (base64: string, limits: ImageSizeLimits) =>
    outcomeOf(() => resizeImage(blobOf(base64), limits, codec)),
  /** The same with a canvas that cannot become a file. */
  async avatarWithoutBlob(base64: string) {
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = () => Promise.reject(new DOMException('x', 'EncodingError'));
    try {
      return await outcomeOf(() => resizeAvatar(blobOf(base64), codec));
    } finally {
      OffscreenCanvas.prototype.convertToBlob = convertToBlob;
    }
  },
  /** The same in a browser without OffscreenCanvas. */
  async avatarOnElement(base64: string) {
    const { OffscreenCanvas: kept } = globalThis;
    return outcomeOf(async () => {
      Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
      try {
        return await resizeAvatar(blobOf(base64), codec);
      } finally {
        globalThis.OffscreenCanvas = kept;
      }
    });
  },
  /** Four coloured quarters: red, green, blue, yellow; with `alpha` 0 the last one is transparent. */
  async paint(width: number, height: number, type: string, alpha = 1): Promise<string> {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const [halfWidth, halfHeight] = [width / 2, height / 2];
    const fill = (colour: string, x: number, y: number) => {
      context.fillStyle = colour;
      context.fillRect(x, y, Math.ceil(halfWidth), Math.ceil(halfHeight));
    };
    fill('rgb(255 0 0)', 0, 0);
    fill('rgb(0 255 0)', halfWidth, 0);
    fill('rgb(0 0 255)', 0, halfHeight);
    if (alpha > 0) fill('rgb(255 255 0)', halfWidth, halfHeight);
    return base64Of(await canvas.convertToBlob({ type, quality: 1 }));
  },
};

/** What the page offers to the test. */
export type PageApi = typeof api;

Object.assign(globalThis, { grow: api });

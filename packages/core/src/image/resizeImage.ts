import { AppError, isAppError } from '../errors/AppError';
import {
  fitWithin,
  squareImageCrop,
  type ImageCrop,
  type ImageArea,
  type ImageSize,
  type ImageSizeLimits,
} from './geometry';
import { readImageHeader } from './imageHeader';

/** Most bytes of a picture that is taken: 15 MB. */
export const maxImageBytes = 15 * 1024 * 1024;
/** Most pixels of a picture that is taken: 50 megapixels, 200 MB once decoded. */
export const maxImagePixels = 50_000_000;
/** Side of an avatar in pixels. */
export const avatarSide = 200;
/** JPEG quality of what we write, 0 to 1: artefacts are not visible, and 200 × 200 stays near 20 kB. */
const jpegQuality = 0.9;

/** What is drawn: `source`, a part of the upright picture, into the whole of `target`. */
export interface ImageRenderPlan {
  readonly source: ImageArea;
  readonly target: ImageSize;
  /** JPEG quality, 0 to 1. */
  readonly quality: number;
}

/** The part that needs a browser; `workerImageCodec()` and `browserImageCodec()` of `@grow/core/browser` are two. */
export interface ImageCodec {
  /**
   * Decodes the picture upright, asks `plan` with the decoded size, draws on white and returns a JPEG without metadata.
   * @throws AppError `image_blob_failed` when the drawing cannot become a file.
   */
  render(
    picture: Blob,
    plan: (upright: ImageSize) => ImageRenderPlan | Promise<ImageRenderPlan>,
  ): Promise<Blob>;
}

/**
 * Checks a file before it is decoded: kind by its bytes, at most 15 MB and 50 megapixels.
 * @throws AppError `image_empty`, `image_heic`, `image_type_unsupported`, `image_too_large`; `image_resize_failed` for a damaged header.
 */
export async function checkImage(picture: Blob): Promise<void> {
  if (picture.size === 0) throw new AppError('image_empty');
  if (picture.size > maxImageBytes) throw tooLarge(`${picture.size} bytes`);
  const header = readImageHeader(await bytesOf(picture));
  if (header.kind === 'heic') throw new AppError('image_heic');
  if (header.kind === 'unknown') throw new AppError('image_type_unsupported');
  if (!header.size) throw new AppError('image_resize_failed');
  checkPixels(header.size);
}

const tooLarge = (details: string) => new AppError('image_too_large', { details });

function checkPixels({ width, height }: ImageSize): void {
  if (width * height > maxImagePixels) throw tooLarge(`${width} × ${height} pixels`);
}

async function bytesOf(picture: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await picture.arrayBuffer());
  } catch (cause) {
    // The file was moved or changed since it was chosen.
    throw new AppError('image_resize_failed', { cause });
  }
}

async function render(
  picture: Blob,
  codec: ImageCodec,
  plan: (upright: ImageSize) => ImageRenderPlan,
): Promise<Blob> {
  await checkImage(picture);
  try {
    return await codec.render(picture, (upright) => {
      checkPixels(upright);
      return plan(upright);
    });
  } catch (cause) {
    throw isAppError(cause) ? cause : new AppError('image_resize_failed', { cause });
  }
}

/**
 * A JPEG of the whole picture that fits the limits as `fitWithin` says.
 * @throws AppError as `checkImage`; 'Error during resizing of image' (`image_resize_failed`); 'Could not convert canvas to blob'
 * (`image_blob_failed`).
 */
export function resizeImage(picture: Blob, limits: ImageSizeLimits, codec: ImageCodec): Promise<Blob> {
  return render(picture, codec, (upright) => ({
    source: { x: 0, y: 0, ...upright },
    target: fitWithin(upright, limits),
    quality: jpegQuality,
  }));
}

/**
 * A JPEG of exactly 200 × 200 pixels showing a square of the picture; by default the largest centred one. Small pictures are enlarged.
 * @throws AppError as `resizeImage`.
 */
export function resizeAvatar(picture: Blob, codec: ImageCodec, crop?: ImageCrop): Promise<Blob> {
  return render(picture, codec, ({ width, height }) => ({
    source: squareImageCrop(width, height, crop),
    target: { width: avatarSide, height: avatarSide },
    quality: jpegQuality,
  }));
}

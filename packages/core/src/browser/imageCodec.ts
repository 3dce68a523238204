import { AppError } from '../errors/AppError';
import type { ImageSize } from '../image/geometry';
import type { ImageCodec, ImageRenderPlan } from '../image/resizeImage';

type Canvas = OffscreenCanvas | HTMLCanvasElement;

const ground = '#ffffff';

function createCanvas({ width, height }: ImageSize): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

async function jpegOf(canvas: Canvas, quality: number): Promise<Blob> {
  const type = 'image/jpeg';
  let blob: Blob | null;
  try {
    blob =
      'convertToBlob' in canvas
        ? await canvas.convertToBlob({ type, quality })
        : await new Promise<Blob | null>((resolve) => {
            canvas.toBlob(resolve, type, quality);
          });
  } catch (cause) {
    throw new AppError('image_blob_failed', { cause });
  }
  // A browser that cannot write JPEG writes PNG and says so.
  if (blob?.type !== type || blob.size === 0) throw new AppError('image_blob_failed');
  return blob;
}

/** The whole picture made smaller, so that `source` comes out as large as `target`; the picture itself where that is no smaller. */
async function shrink(upright: ImageBitmap, { source, target }: ImageRenderPlan): Promise<ImageBitmap> {
  const scale = Math.max(target.width / source.width, target.height / source.height);
  if (scale >= 1) return upright;
  return createImageBitmap(upright, {
    resizeWidth: Math.max(1, Math.round(upright.width * scale)),
    resizeHeight: Math.max(1, Math.round(upright.height * scale)),
    resizeQuality: 'high',
  });
}

/** What both kinds of canvas can do; compilers differ in what a call on either returns. */
type Drawable = {
  getContext: (kind: '2d') => CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
};

async function draw(upright: ImageBitmap, plan: ImageRenderPlan): Promise<Blob> {
  const { source, target, quality } = plan;
  const bitmap = await shrink(upright, plan);
  const canvas = createCanvas(target);
  try {
    const drawable: Drawable = canvas;
    const context = drawable.getContext('2d');
    if (!context) throw new AppError('image_resize_failed');
    context.fillStyle = ground;
    context.fillRect(0, 0, target.width, target.height);
    context.imageSmoothingQuality = 'high';
    // The cut is made here: a cut inside createImageBitmap takes the wrong part of EXIF-rotated photos in Chromium.
    const [across, down] = [bitmap.width / upright.width, bitmap.height / upright.height];
    const cut = [source.x * across, source.y * down, source.width * across, source.height * down] as const;
    context.drawImage(bitmap, ...cut, 0, 0, target.width, target.height);
    return await jpegOf(canvas, quality);
  } finally {
    if (bitmap !== upright) bitmap.close();
    // Some browsers keep the memory of a canvas until much later; one pixel is little.
    canvas.width = 1;
    canvas.height = 1;
  }
}

/** Decodes and draws pictures with this browser, in a page or in a worker. */
export function browserImageCodec(): ImageCodec {
  return {
    async render(picture, plan) {
      const upright = await createImageBitmap(picture, { imageOrientation: 'from-image' });
      try {
        return await draw(upright, await plan({ width: upright.width, height: upright.height }));
      } finally {
        upright.close();
      }
    },
  };
}

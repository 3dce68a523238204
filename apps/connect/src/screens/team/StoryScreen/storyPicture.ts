import { AppError, readImageHeader, resizeImage, type ImageSize } from '@grow/core';
import { browserImageCodec } from '@grow/core/browser';

/** Sharp on every screen as wide as the page, and some hundred kilobytes. */
const limits = { maxWidth: 1600, maxHeight: 1600 };

/** A chosen picture as a JPEG of at most 1600 pixels a side, without what a camera notes. @throws AppError as `resizeImage` */
export async function storyPictureFrom(file: Blob): Promise<ImageSize & { readonly picture: Blob }> {
  const picture = await resizeImage(file, limits, browserImageCodec());
  const header = readImageHeader(new Uint8Array(await picture.arrayBuffer()));
  if (header.kind !== 'picture' || !header.size) throw new AppError('image_resize_failed');
  return { picture, ...header.size };
}

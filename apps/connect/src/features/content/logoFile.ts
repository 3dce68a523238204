import { AppError, resizeImage } from '@grow/core';
import { partnerLimits } from '@grow/core/content';
import { browserImageCodec } from '@grow/core/browser';

/** A logo is shown at most half as large: sharp on every screen, and some kilobytes. */
const limits = { maxWidth: 480, maxHeight: 200 };

function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new AppError('image_resize_failed', { cause: reader.error }));
    reader.readAsDataURL(picture);
  });
}

/** A chosen picture as a small JPEG on white, as a data URL. @throws AppError as `resizeImage`; `image_too_large` */
export async function logoFrom(file: Blob): Promise<string> {
  const logo = await dataUrlOf(await resizeImage(file, limits, browserImageCodec()));
  if (logo.length > partnerLimits.logo) throw new AppError('image_too_large');
  return logo;
}

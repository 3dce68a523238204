// Everything that is needed only while a photo is chosen: loaded then, as one chunk.
import { AppError, checkImage, resizeAvatar, type ImageSize } from '@grow/core';
import { workerImageCodec } from '@grow/core/browser';
import { useObjectUrl } from '@grow/shell';
import { AvatarCropper, type Crop } from '@grow/ui';
import { m } from '../../paraglide/messages';
import { cropChoice } from './cropChoice';

/** Width and height of a picture as it is seen, after its rotation mark. @throws AppError `image_resize_failed` */
async function sizeOf(picture: Blob): Promise<ImageSize> {
  const url = URL.createObjectURL(picture);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch (cause) {
    throw new AppError('image_resize_failed', { cause });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Checks a file before it is decoded, then measures it. @throws AppError */
export async function openPicture(file: Blob): Promise<ImageSize> {
  await checkImage(file);
  return sizeOf(file);
}

const startWorker = () => new Worker(new URL('./imageWorker.ts', import.meta.url), { type: 'module' });

/** The chosen square as a JPEG of 200 × 200. @throws AppError */
export const cutPicture = (file: Blob, size: ImageSize, crop: Crop | undefined): Promise<Blob> =>
  resizeAvatar(file, workerImageCodec(startWorker), crop && cropChoice(size, crop));

type AvatarEditorProps = { file: Blob; onCrop: (crop: Crop) => void; shape?: 'circle' | 'square' };

/** Chooses the square of a picture by pointer, keys and slider. */
export function AvatarEditor({ file, onCrop, shape = 'circle' }: AvatarEditorProps) {
  const url = useObjectUrl(file);
  if (url === undefined) return null;
  return (
    <AvatarCropper
      picture={url}
      onChange={onCrop}
      shape={shape}
      labels={{
        stage: m.photo_stage(),
        hint: m.photo_hint(),
        zoom: m.photo_zoom(),
        smaller: m.photo_smaller(),
        larger: m.photo_larger(),
        previews: m.photo_previews(),
      }}
    />
  );
}

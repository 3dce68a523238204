import type { ImageCrop, ImageSize } from '@grow/core';
import type { Crop } from '@grow/ui';

/** A square in px of a picture as core asks for it: how near, and where in the room it has. */
export function cropChoice({ width, height }: ImageSize, { x, y, size }: Crop): ImageCrop {
  const share = (offset: number, room: number) => (room > 0 ? offset / room : 0.5);
  return {
    zoom: Math.min(width, height) / size,
    x: share(x, width - size),
    y: share(y, height - size),
  };
}

import { AppError } from '../errors/AppError';

/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Largest width and height in pixels. */
export interface ImageSizeLimits {
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** A part of a picture in whole pixels, measured from its upper left corner as a person sees it. */
export interface ImageArea extends ImageSize {
  readonly x: number;
  readonly y: number;
}

/** Which square of a picture is shown. */
export interface ImageCrop {
  /** 1 shows the largest square, 2 half of its side, and so on; less than 1 counts as 1. */
  readonly zoom?: number;
  /** Where the square lies in the room it has: 0 left, 0.5 centre, 1 right. */
  readonly x?: number;
  /** 0 top, 0.5 centre, 1 bottom. */
  readonly y?: number;
}

function requireSize(...sides: number[]): void {
  if (!sides.every((side) => Number.isFinite(side) && side > 0)) throw new AppError('image_resize_failed');
}

const whole = (length: number): number => Math.max(1, Math.round(length));

/**
 * The size a picture gets: landscape or square wider than the maximum width is scaled to that width; portrait taller than the
 * maximum height is scaled to that height; others stay. Nothing is enlarged; sides are rounded and at least 1.
 * @throws AppError `image_resize_failed` for sides that are no positive numbers.
 */
export function fitWithin({ width, height }: ImageSize, { maxWidth, maxHeight }: ImageSizeLimits): ImageSize {
  requireSize(width, height, maxWidth, maxHeight);
  if (width >= height && width > maxWidth) {
    return { width: whole(maxWidth), height: whole((height * maxWidth) / width) };
  }
  if (width < height && height > maxHeight) {
    return { width: whole((width * maxHeight) / height), height: whole(maxHeight) };
  }
  return { width: whole(width), height: whole(height) };
}

const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, least), most) : least;

/**
 * The square of a picture that a choice shows; without a choice the largest centred one.
 * @throws AppError `image_resize_failed` for sides that are no positive numbers.
 */
export function squareImageCrop(width: number, height: number, choice: ImageCrop = {}): ImageArea {
  requireSize(width, height);
  const { zoom = 1, x = 0.5, y = 0.5 } = choice;
  const largest = Math.min(width, height);
  const side = within(
    Math.round(largest / within(zoom, 1, Number.MAX_VALUE)),
    1,
    Math.max(1, Math.floor(largest)),
  );
  return {
    x: Math.round((width - side) * within(x, 0, 1)),
    y: Math.round((height - side) * within(y, 0, 1)),
    width: side,
    height: side,
  };
}

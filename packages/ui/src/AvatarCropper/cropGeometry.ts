/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** A square cut out of a picture, in the picture's own px (as shown, after its rotation mark). */
export interface Crop {
  x: number;
  y: number;
  size: number;
}

/** Zoom 1 shows the whole shorter side; 3 is as near as it goes. */
export const zoomLimits = { min: 1, max: 3, step: 0.05 } as const;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

const within = (picture: Size, { x, y, size }: Crop): Crop => ({
  x: clamp(x, 0, picture.width - size),
  y: clamp(y, 0, picture.height - size),
  size,
});

/** The largest square in the middle of the picture. */
export const centredCrop = ({ width, height }: Size): Crop => {
  const size = Math.min(width, height);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
};

/** How near a crop is: 1 to 3. */
export const zoomOf = (picture: Size, crop: Crop): number =>
  Math.min(picture.width, picture.height) / crop.size;

/** The crop at another zoom around the same middle, pushed back inside the picture where it would stick out. */
export const zoomedCrop = (picture: Size, crop: Crop, zoom: number): Crop => {
  const size = Math.min(picture.width, picture.height) / clamp(zoom, zoomLimits.min, zoomLimits.max);
  const shift = (crop.size - size) / 2;
  return within(picture, { x: crop.x + shift, y: crop.y + shift, size });
};

/** The crop after the picture was dragged by dx, dy px of a circle that is `circle` px wide; never outside the picture. */
export const movedCrop = (picture: Size, crop: Crop, dx: number, dy: number, circle: number): Crop => {
  const scale = crop.size / circle;
  return within(picture, { ...crop, x: crop.x - dx * scale, y: crop.y - dy * scale });
};

/** Where the picture lies, so that the crop fills a circle of `circle` px whose upper left corner is at `offset`. */
export const placePicture = (picture: Size, crop: Crop, circle: number, offset = 0) => {
  const scale = circle / crop.size;
  return {
    left: offset - crop.x * scale,
    top: offset - crop.y * scale,
    width: picture.width * scale,
    height: picture.height * scale,
  };
};

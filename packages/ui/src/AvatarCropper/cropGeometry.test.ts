import { describe, expect, it } from 'vitest';
import { centredCrop, movedCrop, placePicture, zoomedCrop, zoomOf } from './cropGeometry';

const wide = { width: 1200, height: 800 };

describe('centredCrop', () => {
  it('takes the largest square in the middle', () => {
    expect(centredCrop(wide)).toEqual({ x: 200, y: 0, size: 800 });
    expect(centredCrop({ width: 300, height: 900 })).toEqual({ x: 0, y: 300, size: 300 });
  });
});

describe('zoomedCrop', () => {
  it('keeps the middle', () => {
    expect(zoomedCrop(wide, centredCrop(wide), 2)).toEqual({ x: 400, y: 200, size: 400 });
  });
  it('stays between 1 and 3', () => {
    expect(zoomOf(wide, zoomedCrop(wide, centredCrop(wide), 9))).toBeCloseTo(3);
    expect(zoomOf(wide, zoomedCrop(wide, centredCrop(wide), 0.2))).toBe(1);
  });
  it('is pushed back inside when zooming out at an edge', () => {
    const corner = { x: 800, y: 400, size: 400 };
    expect(zoomedCrop(wide, corner, 1)).toEqual({ x: 400, y: 0, size: 800 });
  });
});

describe('movedCrop', () => {
  it('moves against the drag, by the scale of the circle', () => {
    const crop = zoomedCrop(wide, centredCrop(wide), 2);
    expect(movedCrop(wide, crop, 10, -5, 200)).toEqual({ x: 380, y: 210, size: 400 });
  });
  it('never leaves the picture', () => {
    const crop = centredCrop(wide);
    expect(movedCrop(wide, crop, 5000, 5000, 200)).toEqual({ x: 0, y: 0, size: 800 });
    expect(movedCrop(wide, crop, -5000, -5000, 200)).toEqual({ x: 400, y: 0, size: 800 });
  });
});

describe('placePicture', () => {
  it('lets the crop fill the circle', () => {
    const placed = placePicture(wide, { x: 400, y: 200, size: 400 }, 100, 20);
    expect(placed).toEqual({ left: -80, top: -30, width: 300, height: 200 });
  });
});

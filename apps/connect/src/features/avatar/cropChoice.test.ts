import { squareImageCrop } from '@grow/core';
import { describe, expect, it } from 'vitest';
import { cropChoice } from './cropChoice';

describe('cropChoice', () => {
  it.each([
    [
      { width: 400, height: 300 },
      { x: 50, y: 0, size: 300 },
    ],
    [
      { width: 300, height: 400 },
      { x: 0, y: 100, size: 300 },
    ],
    [
      { width: 400, height: 300 },
      { x: 120, y: 80, size: 100 },
    ],
    [
      { width: 200, height: 200 },
      { x: 0, y: 0, size: 200 },
    ],
  ])('of %j is cut by core where it was chosen: %j', (picture, crop) => {
    const { x, y, width, height } = squareImageCrop(picture.width, picture.height, cropChoice(picture, crop));
    expect({ x, y, size: width }).toEqual(crop);
    expect(height).toBe(width);
  });
});

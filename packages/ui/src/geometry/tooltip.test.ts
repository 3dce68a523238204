import { describe, expect, it } from 'vitest';
import { placeTooltip } from './tooltip';

const screen = { width: 390, height: 800 };
const tip = { width: 200, height: 40 };

describe('placeTooltip', () => {
  it('stands below, its tick under the middle', () => {
    const place = placeTooltip({ left: 50, top: 100, width: 44, height: 44 }, tip, screen);
    expect(place).toEqual({ left: 50, top: 144, tick: 22, isAbove: false });
  });
  it('goes above at the lower edge', () => {
    const place = placeTooltip({ left: 50, top: 740, width: 44, height: 44 }, tip, screen);
    expect(place).toMatchObject({ top: 700, isAbove: true });
  });
  it('stays below where there is no room above either', () => {
    const place = placeTooltip({ left: 50, top: 10, width: 44, height: 30 }, tip, { width: 390, height: 60 });
    expect(place.isAbove).toBe(false);
  });
  it('stays on the screen and still points at its middle', () => {
    const place = placeTooltip({ left: 340, top: 100, width: 44, height: 44 }, tip, screen);
    expect(place.left + tip.width).toBe(382);
    expect(place.left + place.tick).toBe(362);
  });
  it('begins at the left edge when it is wider than the screen', () => {
    expect(
      placeTooltip({ left: 0, top: 0, width: 10, height: 10 }, { width: 500, height: 40 }, screen).left,
    ).toBe(8);
  });
});

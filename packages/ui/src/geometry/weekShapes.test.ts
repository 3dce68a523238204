import { describe, expect, it } from 'vitest';
import { layoutGauge } from './gauge';
import { barOutline, letterOutline } from './weekShapes';

describe('barOutline', () => {
  it('fills its box, draws its hairline inside and leaves a stub of 2.5 px', () => {
    const { fill, line, stub } = barOutline(10, 26);
    expect(fill).toBe('M0 0L10 0L10 26L0 26Z');
    expect(line).toBe('M0.5 0.5L9.5 0.5L9.5 25.5L0.5 25.5Z');
    expect(stub).toBe('M0 23.5L10 23.5L10 26L0 26Z');
  });
});

describe('letterOutline', () => {
  it('is dashed when missed, so it has no stub', () => {
    const outline = letterOutline('E', 34, 40);
    expect(outline.stub).toBeNull();
    expect(outline.line).toBe(outline.fill);
  });
});

describe('layoutGauge', () => {
  it('says own value and median in percent', () => {
    expect(layoutGauge(27, 19, 36)).toMatchObject({ bar: 75, notch: 52.78 });
  });
  it('stops at both ends', () => {
    expect(layoutGauge(50, -3, 40)).toMatchObject({ bar: 100, notch: 0 });
    expect(layoutGauge(0, 0, 0)).toMatchObject({ bar: 0, notch: 0 });
  });
  it('has a tick for each week and one at the end', () => {
    const { ticks } = layoutGauge(1, 1, 2);
    expect(ticks).toHaveLength(12);
    expect(ticks.at(-1)).toBe(100);
  });
});

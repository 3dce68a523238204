import { describe, expect, it } from 'vitest';
import { minutesLeft, timerText, timerTicks } from './timerRuler';

describe('timerTicks', () => {
  it('has 48 steps of five seconds in four minutes, and a long tick at each minute', () => {
    const ticks = timerTicks(0, 240);
    expect(ticks).toHaveLength(49);
    expect(ticks.filter(({ isMinute }) => isMinute).map(({ x }) => x)).toEqual([0, 25, 50, 75, 100]);
  });
  it('moves every five seconds and stays at its end when time is over', () => {
    const nowAt = (elapsed: number) => timerTicks(elapsed, 240).findIndex(({ state }) => state === 'now');
    expect([0, 4, 5, 79, 239, 240, 600].map(nowAt)).toEqual([0, 0, 1, 15, 47, 48, 48]);
    expect(timerTicks(79, 240).filter(({ state }) => state === 'past')).toHaveLength(15);
  });
});

describe('timerText', () => {
  it('counts down to 0:00 and up after it', () => {
    expect([240, 161, 9, 0, -12, -75].map(timerText)).toEqual([
      '4:00',
      '2:41',
      '0:09',
      '0:00',
      '+0:12',
      '+1:15',
    ]);
  });
});

describe('minutesLeft', () => {
  it('changes at full minutes only, before and after the end', () => {
    expect([240, 239, 181, 180, 61, 60, 1, 0].map(minutesLeft)).toEqual([4, 4, 4, 3, 2, 1, 1, 0]);
    expect([-1, -59, -60, -119, -120].map(minutesLeft)).toEqual([0, 0, -1, -1, -2]);
  });
});

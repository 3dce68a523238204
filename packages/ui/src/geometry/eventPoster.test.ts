import { describe, expect, it } from 'vitest';
import { eventPoster, letterOfWeek } from './eventPoster';
import { pickPoster } from './poster';

const event = { slug: 'prototype-night', isMandatory: false };

describe('the poster of an event', () => {
  it.each([
    [1, 'E'],
    [6, 'N'],
    [11, 'S'],
    [undefined, 'E'],
    [12, 'E'],
  ])('has the letter of its week: %s', (week, letter) => {
    expect(letterOfWeek(week)).toBe(letter);
    expect(eventPoster(event, week)).toEqual({ letter, ...pickPoster(event.slug) });
  });

  it('is the whole word for what every team comes to in the last week, and for nothing else', () => {
    const final = { slug: 'final', isMandatory: true };
    expect(eventPoster(final, 11)).toEqual({ letter: 'S', kind: 'word', ink: 'rhubarb' });
    for (const [one, week] of [
      [final, 10],
      [final, undefined],
      [event, 11],
    ] as const)
      expect(eventPoster(one, week).kind).not.toBe('word');
  });
});

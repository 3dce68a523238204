import { describe, expect, test } from 'vitest';
import { liveSeats, type LiveRow } from './liveSeats';

const now = new Date('2024-12-05T12:00:00Z');
const figures = (onsite: number, online = 0, waiting = 0) => ({
  onsite_taken: onsite,
  online_taken: online,
  onsite_waiting: waiting,
  online_waiting: 0,
});
const row = (over: Partial<LiveRow> = {}): LiveRow => ({
  slug: 'build-night',
  status: 'published',
  mode: 'onsite',
  starts_at: '2024-12-05T17:00:00Z',
  capacity_onsite: 80,
  capacity_online: null,
  event_figures: figures(64),
  ...over,
});

describe('seats left', () => {
  test.each<[string, Partial<LiveRow>, ReturnType<typeof liveSeats>]>([
    ['of a room', {}, { state: 'left', left: 16, total: 80 }],
    ['of nobody’s room', { event_figures: figures(0) }, { state: 'left', left: 80, total: 80 }],
    ['of a full room', { event_figures: figures(80) }, { state: 'full', left: 0, total: 80 }],
    [
      'of a room for which others wait, whatever has just come free',
      { event_figures: figures(79, 0, 2) },
      { state: 'full', left: 0, total: 80 },
    ],
    [
      'of two houses',
      { mode: 'hybrid', capacity_online: 20, event_figures: figures(80, 5) },
      { state: 'left', left: 15, total: 100 },
    ],
    [
      'of a full room with a stream for everybody',
      { mode: 'hybrid', event_figures: figures(80, 500) },
      { state: 'streamOnly', left: 0, total: 80 },
    ],
    ['of a room whose capacity fell', { capacity_onsite: 60 }, { state: 'full', left: 0, total: 60 }],
    ['of what was called off', { status: 'cancelled' }, { state: 'off' }],
    ['of what has begun', { starts_at: '2024-12-05T12:00:00Z' }, undefined],
    ['where there is no limit', { mode: 'online', capacity_onsite: null }, undefined],
  ])('%s', (_, over, seats) => {
    expect(liveSeats(row(over), now)).toEqual(seats);
  });
});

import { describe, expect, it } from 'vitest';
import { cancelObstacle, eventActionsOf } from './eventActions';

const now = new Date('2025-01-08T12:00:00Z');
const event = (status: 'draft' | 'published' | 'cancelled', taken = 0, endsAt = '2025-01-09T12:00:00Z') => ({
  status,
  mode: 'onsite' as const,
  endsAt: new Date(endsAt),
  figures: { eventId: 'e1', taken: { onsite: taken, online: 0 }, waiting: { onsite: 0, online: 0 } },
});

describe('what can be done with an event', () => {
  it.each([
    ['a draft', event('draft'), 'edit publish duplicate remove'],
    ['one that nobody counts on', event('published'), 'checkIn edit attendees unpublish duplicate cancel'],
    ['one that people come to', event('published', 1), 'checkIn edit attendees duplicate cancel'],
    [
      'one that is online',
      { ...event('published', 1), mode: 'online' as const },
      'edit attendees duplicate cancel',
    ],
    ['one that is over', event('published', 1, '2025-01-08T12:00:00Z'), 'edit attendees duplicate'],
    ['one that was called off', event('cancelled', 1), 'attendees duplicate'],
  ])('%s', (_name, given, actions) => {
    expect(eventActionsOf(given, now).join(' ')).toBe(actions);
  });
});

describe('why an event cannot be called off', () => {
  it.each([
    ['draft', event('draft')],
    ['cancelled', event('cancelled')],
    ['over', event('published', 1, '2025-01-08T12:00:00Z')],
    [undefined, event('published', 1, '2025-01-08T12:00:01Z')],
  ])('%s', (obstacle, given) => {
    expect(cancelObstacle(given, now)).toBe(obstacle);
  });
});

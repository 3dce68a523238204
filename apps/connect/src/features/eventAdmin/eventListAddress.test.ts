import { describe, expect, it } from 'vitest';
import {
  comingEvents,
  eventListRequest,
  isNarrowed,
  readEventChoice,
  writeEventChoice,
  type EventChoice,
} from './eventListAddress';

const chosen: EventChoice = {
  search: 'law hour',
  status: 'draft',
  category: 'Info',
  when: 'past',
  sort: { by: 'title', isDescending: true },
  page: 3,
};

describe('the address of the organisers’ events', () => {
  it('says nothing where nothing is chosen, and keeps what is not its own', () => {
    expect(writeEventChoice(new URLSearchParams('x=1&page=4'), comingEvents).toString()).toBe('x=1');
  });

  it('brings every choice back', () => {
    const written = writeEventChoice(new URLSearchParams(), chosen);
    expect(written.toString()).toBe('q=law+hour&status=draft&category=Info&when=past&sort=-title&page=3');
    expect(readEventChoice(written)).toEqual(chosen);
  });

  it.each(['status=asleep', 'category=Party', 'when=never', 'sort=shoes', 'page=0', 'page=1e9'])(
    'takes %s as not chosen',
    (text) => {
      expect(readEventChoice(new URLSearchParams(text))).toEqual(comingEvents);
    },
  );

  it('asks for pages of 25 by the whole hour, without blanks around the words', () => {
    const now = new Date(2025, 0, 8, 18, 41, 3);
    expect(eventListRequest({ ...comingEvents, search: ' x ' }, now)).toMatchObject({
      ...{ search: 'x', pageSize: 25, when: { is: 'coming', at: new Date(2025, 0, 8, 18) } },
    });
    expect(eventListRequest({ ...comingEvents, when: 'all' }, now).when).toBeUndefined();
  });

  it('knows whether anything is left out', () => {
    expect(isNarrowed({ ...comingEvents, page: 2 })).toBe(false);
    expect(isNarrowed({ ...comingEvents, when: 'all' })).toBe(true);
    expect(isNarrowed({ ...comingEvents, search: ' ' })).toBe(false);
  });
});

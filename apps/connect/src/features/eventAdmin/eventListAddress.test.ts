import { describe, expect, it } from 'vitest';
import { eventList, eventListRequest, type EventChoice } from './eventListAddress';

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
    expect(eventList.write(new URLSearchParams('x=1&page=4'), eventList.none).toString()).toBe('x=1');
  });

  it('brings every choice back', () => {
    const written = eventList.write(new URLSearchParams(), chosen);
    expect(written.toString()).toBe('q=law+hour&status=draft&category=Info&when=past&sort=-title&page=3');
    expect(eventList.read(written)).toEqual(chosen);
  });

  it.each(['status=asleep', 'category=Party', 'when=never', 'sort=shoes', 'page=0', 'page=1e9'])(
    'takes %s as not chosen',
    (text) => {
      expect(eventList.read(new URLSearchParams(text))).toEqual(eventList.none);
    },
  );

  it('asks for pages of 25 by the whole hour, without blanks around the words', () => {
    const now = new Date(2025, 0, 8, 18, 41, 3);
    expect(eventListRequest({ ...eventList.none, search: ' x ' }, now)).toMatchObject({
      ...{ search: 'x', pageSize: 25, when: { is: 'coming', at: new Date(2025, 0, 8, 18) } },
    });
    expect(eventListRequest({ ...eventList.none, when: 'all' }, now).when).toBeUndefined();
  });

  it('knows whether anything is left out', () => {
    expect(eventList.isNarrowed({ ...eventList.none, page: 2 })).toBe(false);
    expect(eventList.isNarrowed({ ...eventList.none, when: 'all' })).toBe(true);
    expect(eventList.isNarrowed({ ...eventList.none, search: ' ' })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { countedFilter, eventsList, eventsRequest, type EventsAddress } from './eventsAddress';

const chosen: EventsAddress = {
  ...{ when: 'past', view: 'week', category: 'Info', mode: 'online', city: 'Köln & Umland' },
  ...{ isMandatory: true, isMine: true, text: 'a b', page: 3 },
};
const now = new Date('2025-03-30T01:59:30Z');
// The hour of the machine's time zone, which may begin at half past.
const hour = new Date(now);
hour.setMinutes(0, 0, 0);

describe('the address of the events', () => {
  it('says what is chosen, and nothing else', () => {
    expect(eventsList.write(new URLSearchParams(), eventsList.none).toString()).toBe('');
    const query = eventsList.write(new URLSearchParams('dialog=calendar'), chosen);
    expect(eventsList.read(query)).toEqual(chosen);
    expect(query.get('dialog')).toBe('calendar');
  });

  it.each([
    'when=soon',
    'view=month',
    'category=Party',
    'mode=tv',
    'mode=hybrid',
    'city=%20',
    'page=0',
    'page=-1',
    'page=1e3',
    'q=',
  ])('takes %s as not chosen', (query) =>
    expect(eventsList.read(new URLSearchParams(query))).toEqual(eventsList.none),
  );

  it('is narrowed by a choice, not by the way to look at it', () => {
    expect(eventsList.isNarrowed({ ...eventsList.none, when: 'past', view: 'week', page: 2 })).toBe(false);
    expect(eventsList.isNarrowed({ ...eventsList.none, text: ' ' })).toBe(false);
    for (const one of [{ isMine: true }, { isMandatory: true }, { city: 'Berlin' }, { text: 'x' }])
      expect(eventsList.isNarrowed({ ...eventsList.none, ...one })).toBe(true);
  });
});

describe('eventsRequest', () => {
  it('asks for a page of what is to come, or of what is over', () => {
    expect(eventsRequest(eventsList.none, [], now)).toEqual({ page: 1, pageSize: 50, upcomingAt: hour });
    expect(eventsRequest({ ...eventsList.none, when: 'past', page: 2 }, [], now)).toEqual({
      ...{ page: 2, pageSize: 50, pastAt: hour },
    });
  });

  it('leaves out what is counted by itself', () => {
    expect(countedFilter({ ...chosen, view: 'list' }, now)).toEqual({
      ...{ pastAt: hour, category: 'Info', city: 'Köln & Umland', isMandatory: true, search: 'a b' },
    });
  });

  it('asks for the whole season in the plan, and for what is chosen', () => {
    expect(eventsRequest(chosen, ['e1'], now)).toEqual({
      ...{ page: 1, pageSize: 200, category: 'Info', mode: 'online', city: 'Köln & Umland' },
      ...{ isMandatory: true, ids: ['e1'], search: 'a b' },
    });
  });
});

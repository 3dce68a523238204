import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import {
  checkInEventFromRow,
  checkInEventRow,
  checkInListRow,
  checkInPageFromRow,
  checkInListFromPage,
  mergeCheckInList,
} from './CheckInList';
import { checkInRepository } from './checkInRepository';
import { checkInAnswerFromRow, scanFromText, scanText, type CheckInScan } from './CheckInScan';
import { checkInFigures, findCheckInGuests } from './verdicts';

const at = '2025-03-29T17:04:00+00:00';
const person = { id: 'r1', name: 'Ada Żółw', seat: 'onsite', status: 'registered', team: 'Böse Brücke' };
const came = {
  id: 'r2',
  name: 'Ben Öz',
  seat: 'online',
  status: 'attended',
  checked_in_at: at,
  desk: 'Door 2',
  key: 'k',
};
const page = { as_of: at, total: 2, people: [person, came] };
const scan: CheckInScan = {
  ...{ key: 'k1', eventId: 'e1', registrationId: 'r1', at: new Date(at), desk: 'Door 1' },
  ...{ letsIn: false, isQuestion: false, isTried: false, isTakenBack: false, refused: undefined },
};

describe('the list of a check-in desk', () => {
  const list = checkInListFromPage(checkInPageFromRow(page));

  it('is read, kept and read again', () => {
    expect(list.guests.get('r2')).toMatchObject({ desk: 'Door 2', checkedInAt: new Date(at) });
    const kept: unknown = JSON.parse(JSON.stringify(checkInListRow(list)));
    expect(checkInListFromPage(checkInPageFromRow(kept))).toEqual(list);
    const event = checkInEventFromRow({
      id: 'e',
      slug: 's',
      title_en: 'T',
      status: 'published',
      starts_at: at,
    });
    expect(checkInEventFromRow(checkInEventRow(event))).toEqual(event);
  });

  it('takes over who has changed, and knows when somebody is missing', () => {
    const same = mergeCheckInList(list, checkInPageFromRow({ ...page, people: [came] }));
    expect(same?.guests).toBe(list.guests);
    const changed = { ...person, status: 'cancelled' };
    const next = mergeCheckInList(list, checkInPageFromRow({ ...page, people: [changed] }));
    expect(next?.guests.get('r1')?.status).toBe('cancelled');
    expect(mergeCheckInList(list, checkInPageFromRow({ ...page, total: 1, people: [] }))).toBeUndefined();
  });

  it('is searched by beginnings of words, without accents', () => {
    expect(findCheckInGuests(list, 'oz', 5).map(({ id }) => id)).toEqual(['r2']);
    expect(findCheckInGuests(list, 'zol ADA', 5)).toEqual([]);
    expect(findCheckInGuests(list, 'brucke ad', 5).map(({ id }) => id)).toEqual(['r1']);
    expect(findCheckInGuests(list, ' ', 5)).toEqual([]);
  });

  it('counts who is in, also before the server knows', () => {
    expect(checkInFigures(list, [])).toEqual({ inside: 1, expected: 2 });
    expect(checkInFigures(list, [scan])).toEqual({ inside: 2, expected: 2 });
    expect(checkInFigures(list, [{ ...scan, isTakenBack: true }])).toEqual({ inside: 1, expected: 2 });
  });
});

describe('a scan', () => {
  it('is kept as text; anything else is nothing', () => {
    expect(scanFromText(scanText(scan))).toEqual(scan);
    expect([scanFromText('{'), scanFromText('{"key":"k"}'), scanFromText('null')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    [{ outcome: 'maybe' }, 'check_in.outcome'],
    [{ outcome: 'again', checked_in_at: 'six' }, 'check_in.checked_in_at'],
  ])('whose answer is %o is refused', (value, details) => {
    expect(() => checkInAnswerFromRow(value)).toThrow(expect.objectContaining({ details }) as Error);
  });
});

describe('the server behind a check-in desk', () => {
  it('is asked by functions with the scan as it was', async () => {
    const answers: Record<string, unknown> = {
      events: [{ id: 'e1', slug: 's', title_en: 'T', status: 'draft', starts_at: at }],
      check_in_list: page,
      check_in: { outcome: 'again', name: 'Ada', seat: 'onsite', checked_in_at: at, desk: 'Door 2' },
    };
    const { client, seen } = restDouble(({ table }) => ({ body: answers[table] }));
    const repository = checkInRepository(client);
    const { signal } = new AbortController();
    expect(await repository.readEvent('s', { signal })).toMatchObject({ id: 'e1', status: 'draft' });
    expect((await repository.readList('e1', undefined)).people).toHaveLength(2);
    await repository.readList('e1', new Date(at), { signal });
    expect(await repository.checkIn({ ...scan, letsIn: true }, { signal })).toMatchObject({
      outcome: 'again',
      desk: 'Door 2',
    });
    expect(seen.map(({ body }) => body)).toEqual([
      undefined,
      { p_event_id: 'e1' },
      { p_event_id: 'e1', p_since: new Date(at).toISOString() },
      {
        ...{ p_event_id: 'e1', p_registration_id: 'r1', p_key: 'k1', p_desk: 'Door 1' },
        ...{ p_at: new Date(at).toISOString(), p_lets_in: true },
      },
    ]);
  });

  it('throws what keeps a scan waiting', async () => {
    const { client } = restDouble(() => ({ isLost: true }));
    await expect(checkInRepository(client).checkIn(scan)).rejects.toMatchObject({ code: 'network' });
    await expect(checkInRepository(client).takeBack(scan)).rejects.toMatchObject({ code: 'network' });
  });
});

import { describe, expect, it } from 'vitest';
import { attendeeList, attendeeListRequest, type AttendeeChoice } from './attendeeAddress';

const chosen: AttendeeChoice = {
  search: 'ada öst',
  status: 'waitlisted',
  seat: 'online',
  sort: { by: 'name', isDescending: true },
  page: 2,
};

describe('the address of who comes', () => {
  it('says nothing where nothing is chosen, and brings every choice back', () => {
    expect(attendeeList.write(new URLSearchParams('page=4'), attendeeList.none).toString()).toBe('');
    const written = attendeeList.write(new URLSearchParams(), chosen);
    expect(written.get('sort')).toBe('-name');
    expect(attendeeList.read(written)).toEqual(chosen);
  });

  it.each(['status=asleep', 'seat=balcony', 'sort=shoes', 'page=-1'])('takes %s as not chosen', (text) => {
    expect(attendeeList.read(new URLSearchParams(text))).toEqual(attendeeList.none);
  });

  it('asks for pages of 50, without blanks around the words', () => {
    expect(attendeeListRequest({ ...attendeeList.none, search: ' x ' })).toMatchObject({
      search: 'x',
      pageSize: 50,
    });
  });
});

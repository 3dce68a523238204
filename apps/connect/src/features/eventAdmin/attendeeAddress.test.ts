import { describe, expect, it } from 'vitest';
import {
  attendeeListRequest,
  everyAttendee,
  readAttendeeChoice,
  writeAttendeeChoice,
  type AttendeeChoice,
} from './attendeeAddress';

const chosen: AttendeeChoice = {
  search: 'ada öst',
  status: 'waitlisted',
  seat: 'online',
  sort: { by: 'name', isDescending: true },
  page: 2,
};

describe('the address of who comes', () => {
  it('says nothing where nothing is chosen, and brings every choice back', () => {
    expect(writeAttendeeChoice(new URLSearchParams('page=4'), everyAttendee).toString()).toBe('');
    const written = writeAttendeeChoice(new URLSearchParams(), chosen);
    expect(written.get('sort')).toBe('-name');
    expect(readAttendeeChoice(written)).toEqual(chosen);
  });

  it.each(['status=asleep', 'seat=balcony', 'sort=shoes', 'page=-1'])('takes %s as not chosen', (text) => {
    expect(readAttendeeChoice(new URLSearchParams(text))).toEqual(everyAttendee);
  });

  it('asks for pages of 50, without blanks around the words', () => {
    expect(attendeeListRequest({ ...everyAttendee, search: ' x ' })).toMatchObject({
      search: 'x',
      pageSize: 50,
    });
  });
});

// Mails about office hours as they are written, and their invitations as another reader of the format takes them.
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { writeMail } from '../../supabase/functions/_shared/mails/index.ts';

const meeting = {
  ...{ first_name: 'Jonna', booking_id: '33333333-0000-4000-8000-000000000001', as: 'team' },
  ...{ team: 'Spelzwerk', slug: 'spelzwerk', mentor: 'Henrike Vossberg', word: '', note: '', items: [] },
  ...{ agenda: 'Price: 0.38 €, or; less?\nAnd who calls?', url: 'https://video.grow.example/vossberg' },
  ...{ starts_at: '2025-03-27T15:30:00Z', ends_at: '2025-03-27T15:50:00Z', sequence: 0 },
  ...{ calendar_status: 'published', updated_at: '2025-03-20T13:58:00Z' },
};

function mailOf(kind: string, changes: object = {}, locale = 'en') {
  const letter = writeMail(
    { kind, locale, recipient: 'jonna@grow.example', details: { ...meeting, ...changes } },
    'https://www.grow.example',
  );
  const [file] = letter.files;
  if (!file) return { letter, entry: undefined };
  const calendar = new ICAL.Component(ICAL.parse(file.content as string) as unknown[]);
  const entry = calendar.getFirstSubcomponent('vevent');
  if (!entry) throw new Error('No entry');
  return {
    letter,
    entry: new ICAL.Event(entry),
    value: (name: string) => String(entry.getFirstPropertyValue(name)),
  };
}

describe('a mail about an office hour', () => {
  it('says when, where and what for, and brings the date', () => {
    const { letter, entry, value } = mailOf('office_hour_booked');
    expect(letter.subject).toMatch(/^Office hour with Henrike Vossberg, Thursday,? 27 March 2025 at 16:30$/);
    expect(letter.text).toContain('Price: 0.38 €, or; less?');
    expect(letter.text).toContain('https://www.grow.example/connect/team/office-hours');
    expect(entry?.summary).toBe('Office hour with Henrike Vossberg');
    expect(entry?.startDate.toJSDate()).toEqual(new Date(meeting.starts_at));
    expect(entry?.endDate.toJSDate()).toEqual(new Date(meeting.ends_at));
    expect(entry?.location).toBe(meeting.url);
    expect(entry?.description).toBe(
      `${meeting.agenda}\n\nhttps://www.grow.example/connect/team/office-hours`,
    );
    expect(value?.('status')).toBe('CONFIRMED');
  });

  it('moves and cancels the same entry, by a higher number', () => {
    const before = mailOf('office_hour_booked');
    // The clocks have changed meanwhile: the wall says 16:50.
    const changes = { starts_at: '2025-04-03T14:50:00Z', ends_at: '2025-04-03T15:10:00Z', sequence: 1 };
    const moved = mailOf('office_hour_moved', { ...changes, moved_from: meeting.starts_at });
    expect(moved.letter.subject).toContain('3 April 2025 at 16:50');
    expect(moved.letter.text).toMatch(/It was on Thursday,? 27 March 2025 at 16:30/);
    const off = mailOf('office_hour_cancelled', {
      ...changes,
      sequence: 2,
      calendar_status: 'cancelled',
      word: 'Ill <b>',
    });
    expect(off.value?.('status')).toBe('CANCELLED');
    expect(off.entry?.summary).toBe('Called off: Office hour with Henrike Vossberg');
    expect(off.letter.html).toContain('Ill &lt;b&gt;');
    expect(off.letter.text).not.toContain(meeting.url);
    expect(new Set([before, moved, off].map(({ entry }) => entry?.uid)).size).toBe(1);
    expect([before, moved, off].map(({ entry }) => entry?.sequence)).toEqual([0, 1, 2]);
  });

  it('names the team to its mentor, and goes without a name once that account is gone', () => {
    const host = mailOf('office_hour_booked', { as: 'mentor' }, 'de');
    expect(host.letter.subject).toMatch(/^Sprechstunde mit Spelzwerk, /);
    expect(host.letter.text).toContain('https://www.grow.example/connect/office_hours');
    expect(
      mailOf('office_hour_cancelled', { mentor: '', calendar_status: 'cancelled' }, 'de').entry?.summary,
    ).toBe('Abgesagt: Sprechstunde');
  });

  it('says what was agreed without a date', () => {
    const { letter, entry } = mailOf('office_hour_noted', {
      note: '0.38 € stands.',
      items: ['Send twelve pads'],
    });
    expect(entry).toBeUndefined();
    expect(letter.text).toContain('> 0.38 € stands.');
    expect(letter.text).toContain('Send twelve pads');
  });
});

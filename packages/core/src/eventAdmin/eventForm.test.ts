import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/AppError';
import { buildStoredEvent } from '../testing/builders';
import { changedEventColumns, copyOfEvent, freeSlug, takenSeatsOf } from './eventEdits';
import { validateEvent, eventRowOf, eventFormValues, type EventFormValues } from './eventForm';

const typed = (changes: Partial<EventFormValues> = {}): EventFormValues => ({
  ...eventFormValues(),
  titleEn: 'Law hour',
  slug: 'law-hour',
  startsAt: '2025-01-08T18:00',
  endsAt: '2025-01-08T20:00',
  ...changes,
});

describe('the form of an event', () => {
  it('needs a title, an address and two times', () => {
    expect(validateEvent(eventFormValues())).toEqual({
      titleEn: { code: 'required' },
      slug: { code: 'required' },
      startsAt: { code: 'required' },
      endsAt: { code: 'required' },
    });
    expect(validateEvent(typed())).toEqual({});
    expect(validateEvent(typed({ titleEn: ' ', titleDe: 'Rechtsstunde' }))).toEqual({});
  });

  it.each([
    [{ slug: 'Law Hour' }, { slug: { code: 'invalid' } }],
    [{ slug: 'teams' }, { slug: { code: 'reserved' } }],
    [{ slug: 'new' }, { slug: { code: 'reserved' } }],
    [{ titleEn: 'x'.repeat(121) }, { titleEn: { code: 'too_long', max: 120, actual: 121 } }],
    [{ bodyDe: '😀'.repeat(10_001) }, { bodyDe: { code: 'too_long', max: 10_000, actual: 10_001 } }],
    [{ startsAt: '2025-03-30T02:30', endsAt: '2025-03-30T04:00' }, { startsAt: { code: 'skipped' } }],
    [{ agendaDe: '18:00 Einlass\ndanach Pizza' }, { agendaDe: { code: 'line', line: 2 } }],
    [{ startsAt: 'soon' }, { startsAt: { code: 'invalid' } }],
    [{ endsAt: '2025-01-08T18:00' }, { endsAt: { code: 'before_start' } }],
    [{ endsAt: '2025-01-07T20:00' }, { endsAt: { code: 'before_start' } }],
    [{ url: 'javascript:alert(1)' }, { url: { code: 'invalid' } }],
    [{ url: 'https://a b' }, { url: { code: 'invalid' } }],
    [{ capacityOnsite: '-1' }, { capacityOnsite: { code: 'invalid' } }],
    [{ capacityOnsite: '1.5' }, { capacityOnsite: { code: 'invalid' } }],
    [{ capacityOnline: 'x' }, {}],
    [{ mode: 'hybrid', capacityOnline: 'x' }, { capacityOnline: { code: 'invalid' } }],
  ] as [Partial<EventFormValues>, object][])('says what is wrong with %o', (changes, problems) => {
    expect(validateEvent(typed(changes))).toEqual(problems);
  });

  it('becomes a row: times in UTC, trimmed texts, no limit for what is empty or not offered', () => {
    expect(
      eventRowOf(
        typed({
          titleEn: ' Law hour ',
          agendaEn: '9.00  Doors\n',
          city: ' ',
          capacityOnsite: '0',
          capacityOnline: '7',
        }),
      ),
    ).toMatchObject({
      ...{
        title_en: 'Law hour',
        title_de: '',
        agenda_en: '09:00 Doors',
        city: null,
        capacity_onsite: 0,
        capacity_online: null,
      },
      ...{ starts_at: '2025-01-08T17:00:00.000Z', ends_at: '2025-01-08T19:00:00.000Z' },
    });
  });

  it('gives an event back as it is stored', () => {
    const event = buildStoredEvent({ capacityOnsite: 80, capacityOnline: undefined, mode: 'onsite' });
    expect(eventRowOf(eventFormValues(event))).toMatchObject({
      ...{ slug: event.slug, mode: 'onsite', capacity_onsite: 80, capacity_online: null },
      ...{ starts_at: event.startsAt.toISOString(), mandatory: event.isMandatory },
    });
  });
});

describe('edits', () => {
  it('write only the columns that differ', () => {
    const before = typed({ mode: 'hybrid', capacityOnline: '5' });
    expect(changedEventColumns(before, before)).toEqual({});
    expect(changedEventColumns(before, { ...before, titleEn: 'Law hour ', isMandatory: true })).toEqual({
      mandatory: true,
    });
    expect(changedEventColumns(before, { ...before, mode: 'onsite' })).toEqual({
      mode: 'onsite',
      capacity_online: null,
    });
  });

  it.each([
    ['talk', [], 'talk-2'],
    ['talk', ['talk-2', 'talk-4'], 'talk-3'],
    ['talk-2', ['talk-2'], 'talk-3'],
    ['grow-2025', [], 'grow-2025-2'],
    [`${'a'.repeat(75)}-bbbb`, [], `${'a'.repeat(75)}-2`],
  ])('a copy of %s beside %o is %s', (slug, taken, free) => {
    expect(freeSlug(slug, taken)).toBe(free);
  });

  it('a copy is a draft a week later', () => {
    const event = buildStoredEvent({
      startsAt: new Date('2025-03-27T17:00:00Z'),
      endsAt: new Date('2025-03-27T19:00:00Z'),
    });
    expect(copyOfEvent(event, [])).toMatchObject({
      ...{ status: 'draft', slug: `${event.slug}-2`, title_en: event.title.en },
      ...{ starts_at: '2025-04-03T16:00:00.000Z', ends_at: '2025-04-03T18:00:00.000Z' },
    });
  });

  it('know how many seats are taken out of the refusal, and nothing out of others', () => {
    expect(takenSeatsOf(new AppError('seats_are_taken', { details: 'onsite:40' }))).toEqual({
      seat: 'onsite',
      taken: 40,
    });
    expect(takenSeatsOf(new AppError('seats_are_taken', { details: 'balcony:4' }))).toBeUndefined();
    expect(takenSeatsOf(new AppError('seats_are_taken'))).toBeUndefined();
    expect(takenSeatsOf(new AppError('conflict', { details: 'onsite:40' }))).toBeUndefined();
    expect(takenSeatsOf(new Error('x'))).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { at as ofDay, booking as booked } from '../../test/officeHourRows';
import type { NamedActionItem } from '../actionItem/ActionItem';
import { teamWeekFromRow, type TeamWeek } from '../handIn/TeamWeek';
import type { NamedBooking } from '../officeHour/OfficeHourBooking';
import { buildProfile, buildSeason } from '../testing';
import { nextThings } from './nextThings';
import { weekThings, type WeeksContext } from './weekThings';

const now = new Date('2024-12-05T12:00:00Z');
const season = buildSeason({ startsOn: '2024-11-04' });
const profile = buildProfile({ userId: 'ada' });

const week = (columns: Readonly<Record<string, unknown>>): TeamWeek =>
  teamWeekFromRow({
    ...{ week: 5, milestone_id: 'm5', state: 'draft', opens_at: '2024-12-01T23:00:00Z' },
    ...{ due_at_effective: '2024-12-08T22:59:00Z', closes_at: '2024-12-09T22:59:00Z' },
    ...{ parts_ready: 2, parts_required: 3 },
    ...columns,
  });

const item = (fields: Partial<NamedActionItem>): NamedActionItem => ({
  ...{ id: 'a', teamId: 't', text: 'Weigh a pad', dueWeek: 5, source: 'team', state: 'open', word: '' },
  ...{ fromUser: undefined, sourceId: undefined, sourceWeek: undefined, assignedTo: undefined },
  ...{ answeredBy: undefined, answeredAt: undefined, answeredWeek: undefined, createdBy: undefined },
  ...{ adviser: undefined, assignee: undefined, answerer: undefined, createdAt: now },
  ...fields,
});

/** At half past three in the afternoon, for twenty minutes. */
const meeting: NamedBooking = { ...booked, team: undefined, mentor: undefined, booker: undefined };

const thingsOf = (known: Partial<WeeksContext>, at = now) =>
  weekThings({ userId: 'ada', season, ...known }, at).map(({ kind, dueAt }) => [kind, dueAt?.toISOString()]);

describe('the weeks of a team', () => {
  it('ask for a hand-in from opening to the end of the grace, and then for nothing', () => {
    const weeks = [week({})];
    expect(thingsOf({ weeks })).toEqual([['handIn', '2024-12-08T22:59:00.000Z']]);
    expect(thingsOf({ weeks }, new Date('2024-12-08T22:59:00Z'))).toEqual([
      ['handIn', '2024-12-09T22:59:00.000Z'],
    ]);
    expect(thingsOf({ weeks }, new Date('2024-12-09T22:59:00Z'))).toEqual([]);
    expect(thingsOf({ weeks }, new Date('2024-12-01T22:59:59Z'))).toEqual([]);
  });

  it('ask again for what came back, and for nothing that waits, is accepted or was never asked', () => {
    const returned = week({ state: 'changes_requested', return_due_at: '2024-12-15T22:59:00Z' });
    expect(thingsOf({ weeks: [returned] })).toEqual([['returned', '2024-12-15T22:59:00.000Z']]);
    const others = ['submitted', 'in_review', 'accepted'].map((state) => week({ state }));
    expect(thingsOf({ weeks: [...others, week({ milestone_id: null, state: null })] })).toEqual([]);
    expect(thingsOf({})).toEqual([]);
  });
});

describe('action items', () => {
  it('are things of whoever took them on, or of everybody while nobody did, until the end of their week', () => {
    expect(thingsOf({ actionItems: [item({}), item({ id: 'b', assignedTo: 'ada', dueWeek: 4 })] })).toEqual([
      ['action', '2024-12-08T22:59:00.000Z'],
      ['action', '2024-12-01T22:59:00.000Z'],
    ]);
    const others = [item({ assignedTo: 'emre' }), item({ state: 'done' }), item({ dueWeek: undefined })];
    expect(thingsOf({ actionItems: others })).toEqual([]);
  });
});

it('what came back stands before everything, then what is overdue, then what is due', () => {
  const known = {
    weeks: [week({}), week({ week: 4, state: 'changes_requested', return_due_at: '2024-12-22T22:59:00Z' })],
    actionItems: [item({ dueWeek: 4 })],
  };
  const things = nextThings({ profile, season }, now, weekThings({ userId: 'ada', season, ...known }, now));
  expect(things.map(({ kind }) => kind)).toEqual(['returned', 'action', 'handIn']);
});

describe('a meeting', () => {
  const start = '2024-12-05T15:30:00.000Z';

  it('is a thing from two days before it begins, and until it ends', () => {
    const meetings = [meeting];
    const before = (hours: number) => new Date(Date.parse(start) - hours * 3_600_000);
    expect(thingsOf({ meetings }, before(48.1))).toEqual([]);
    expect(thingsOf({ meetings }, before(48))).toEqual([['meeting', start]]);
    expect(thingsOf({ meetings }, ofDay('15:30'))).toEqual([['meeting', '2024-12-05T15:50:00.000Z']]);
    expect(thingsOf({ meetings }, ofDay('15:50'))).toEqual([]);
  });

  it('is none once it was called off or written about', () => {
    for (const state of ['cancelled', 'held', 'no_show'] as const)
      expect(thingsOf({ meetings: [{ ...meeting, state }] })).toEqual([]);
  });

  it('stands before what is overdue within three hours of its beginning, and behind what came back', () => {
    const known = {
      ...{ userId: 'ada', season, meetings: [meeting], actionItems: [item({ dueWeek: 4 })] },
      weeks: [week({ state: 'changes_requested', return_due_at: '2024-12-22T22:59:00Z' })],
    };
    const kindsAt = (time: string) =>
      nextThings({ profile, season }, ofDay(time), weekThings(known, ofDay(time))).map(({ kind }) => kind);
    expect(kindsAt('12:29')).toEqual(['returned', 'action', 'meeting']);
    expect(kindsAt('12:30')).toEqual(['returned', 'meeting', 'action']);
    expect(kindsAt('15:40')).toEqual(['returned', 'meeting', 'action']);
  });
});

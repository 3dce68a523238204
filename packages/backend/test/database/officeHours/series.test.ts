// Weekly office hours: over both changes of the clock, around holidays, weeks off and what is booked, and said beforehand.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { parseBerlinTime } from '../../../../core/src/time/berlinTime';
import { ruleHours, ruleTimes } from '../../../../core/src/officeHour/officeHourRules';
import { addPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { hours, officeHourWorld, refusal, week5, type Rule } from './officeHourWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof officeHourWorld>;
withDatabase((opened) => {
  sql = opened;
  world = officeHourWorld(opened);
});

const longAgo = new Date('2024-01-01T00:00:00Z');
/** Every hour of the night on Sundays. */
const night = (first: string, last: string): Rule => ({
  ...{ weekday: 7, from: '00:30', to: '04:30', minutes: 60, first, last },
});
const coreRule = (rule: Rule) => ({
  ...{ weekday: rule.weekday, from: rule.from, to: rule.to, minutes: rule.minutes },
  ...({ firstOn: rule.first, lastOn: rule.last, audience: 'own', url: undefined } as const),
});

describe('over the changes of the clock', () => {
  it.each([
    // The week before, the Sunday itself, the week after; the offset of Berlin in hours.
    ['2025-03-23', '2025-03-23T00:30+01', ['00:30', '01:30', '02:30', '03:30']],
    ['2025-03-30', '2025-03-30T00:30+01', ['00:30', '01:30', null, '03:30']],
    ['2025-04-06', '2025-04-06T00:30+02', ['00:30', '01:30', '02:30', '03:30']],
    ['2025-10-19', '2025-10-19T00:30+02', ['00:30', '01:30', '02:30', '03:30']],
    ['2025-10-26', '2025-10-26T00:30+02', ['00:30', '01:30', '02:30', '03:30']],
    ['2025-11-02', '2025-11-02T00:30+01', ['00:30', '01:30', '02:30', '03:30']],
  ])('the wall says the same on %s', async (day, first, times) => {
    const mentor = await addPerson(sql, 'MENTOR');
    const rows = await world.preview(mentor, night(day, day), longAgo);
    expect(rows.map(({ time }) => time)).toEqual(['00:30', '01:30', '02:30', '03:30']);
    expect(rows.map(({ obstacle, time }) => (obstacle === null ? time : null))).toEqual(times);
    expect(rows[0]?.starts_at).toEqual(new Date(first.replace(/([+]\d\d)$/, ':00$1:00')));
    // Core reads the same times off the wall.
    const made = rows.filter(({ obstacle }) => obstacle === null).map(({ starts_at: at }) => at);
    expect(made).toEqual(ruleTimes(coreRule(night(day, day))));
  });

  it('an hour that the clock shows twice is the first of both, and one that it skips is none', async () => {
    const at = async (day: string, time: string) => {
      const [row] = await sql<
        { at: Date | null }[]
      >`select private.berlin_time(${day}::date, ${time}::time) as at`;
      return row?.at ?? null;
    };
    expect(await at('2025-10-26', '02:30')).toEqual(new Date('2025-10-26T00:30:00Z'));
    expect(await at('2025-10-26', '03:00')).toEqual(new Date('2025-10-26T02:00:00Z'));
    expect(await at('2025-03-30', '02:00')).toBeNull();
    expect(await at('2025-03-30', '02:59')).toBeNull();
    expect(await at('2025-03-30', '03:00')).toEqual(new Date('2025-03-30T01:00:00Z'));
    for (const day of ['2025-03-29', '2025-03-30', '2025-10-25', '2025-10-26'])
      for (const time of ['00:00', '01:59', '02:00', '02:30', '03:00', '23:59']) {
        const parsed = parseBerlinTime(`${day}T${time}`);
        expect(await at(day, time), `${day} ${time}`).toEqual(parsed.kind === 'time' ? parsed.at : null);
      }
  });

  it('slots never overlap on the wall that jumps', async () => {
    const mentor = await addPerson(sql, 'MENTOR');
    const rule: Rule = { ...night('2025-03-30', '2025-03-30'), from: '01:00', minutes: 45, to: '05:00' };
    const rows = await world.preview(mentor, rule, longAgo);
    expect(rows.map(({ time, obstacle }) => [time, obstacle])).toEqual([
      ...[
        ['01:00', null],
        ['01:45', null],
        ['02:30', 'no_such_time'],
      ],
      // 01:45 lasts until 03:30 on the wall.
      ...[
        ['03:15', 'no_such_time'],
        ['04:00', null],
      ],
    ]);
    await world.saveSeries(randomUUID(), mentor, rule, longAgo);
    expect(await world.slots(mentor)).toHaveLength(3);
  });

  it('a series through both keeps its time of day', async () => {
    const mentor = await addPerson(sql, 'MENTOR');
    const rule: Rule = {
      ...{ weekday: 4, from: '16:30', to: '17:10', minutes: 20, first: '2025-03-20', last: '2025-11-06' },
    };
    await world.saveSeries(randomUUID(), mentor, rule, longAgo);
    const slots = await world.slots(mentor);
    expect(slots.length).toBeGreaterThan(40);
    const berlin = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
    expect(new Set(slots.map(({ starts_at: at }) => berlin.format(at)))).toEqual(new Set(['16:30', '16:50']));
    expect(new Set(slots.map(({ starts_at: at }) => at.getUTCHours()))).toEqual(new Set([14, 15]));
  });
});

describe('before it is saved', () => {
  it('says by date what cannot be had and why', async () => {
    const mentor = await addPerson(sql, 'MENTOR');
    // The season runs from 4 November, and its eighth week, from 23 December, asks for nothing.
    const rule: Rule = {
      ...{ weekday: 2, from: '12:00', to: '12:50', minutes: 20, first: '2024-12-03', last: '2025-01-07' },
    };
    await world.addSlot(mentor, new Date('2024-12-10T11:10:00Z'), 'own', longAgo);
    const rows = await world.preview(mentor, rule, new Date('2024-12-03T11:05:00Z'));
    expect(rows.map(({ on, time, obstacle }) => `${on} ${time} ${obstacle}`)).toEqual([
      ...[
        '2024-12-03 12:00 past',
        '2024-12-03 12:20 null',
        '2024-12-10 12:00 taken',
        '2024-12-10 12:20 taken',
      ],
      ...[
        '2024-12-17 12:00 null',
        '2024-12-17 12:20 null',
        '2024-12-24 12:00 holiday',
        '2024-12-24 12:20 holiday',
      ],
      ...[
        '2024-12-31 12:00 holiday',
        '2024-12-31 12:20 holiday',
        '2025-01-07 12:00 null',
        '2025-01-07 12:20 null',
      ],
    ]);
    const off = await world.preview(
      mentor,
      { ...rule, weekday: 1, first: '2024-12-23', last: '2024-12-23' },
      longAgo,
    );
    expect(off.map(({ obstacle }) => obstacle)).toEqual(['week_off', 'week_off']);
    await sql`insert into public.mentor_absences (mentor_id, starts_on, ends_on) values (${mentor}, '2025-01-07', '2025-01-09')`;
    const away = await world.preview(mentor, { ...rule, first: '2025-01-07' }, longAgo);
    expect(away.map(({ obstacle }) => obstacle)).toEqual(['away', 'away']);
    await sql`delete from public.mentor_absences where mentor_id = ${mentor}`;
    // What was said is what is made.
    await world.saveSeries(randomUUID(), mentor, rule, new Date('2024-12-03T11:05:00Z'));
    expect(await world.slots(mentor)).toHaveLength(6);
    expect(ruleHours({ from: '12:00', to: '12:50', minutes: 20 })).toEqual({
      ...{ times: ['12:00', '12:20'], leftOver: 10, endsEven: { earlier: '12:40', later: '13:00' } },
    });
  });

  it('knows the holidays that move', async () => {
    const easters = await sql<{ day: string }[]>`
      select private.easter_sunday(y)::text as day from unnest('{1997,2000,2008,2019,2024,2025,2038,2049}'::int[]) y`;
    expect(easters.map(({ day }) => day)).toEqual([
      ...['1997-03-30', '2000-04-23', '2008-03-23', '2019-04-21'],
      ...['2024-03-31', '2025-04-20', '2038-04-25', '2049-04-18'],
    ]);
    const days = await sql<{ day: string }[]>`
      select d::date::text as day from generate_series('2025-01-01'::date, '2025-12-31', '1 day') d where private.is_holiday(d::date)`;
    expect(days.map(({ day }) => day.slice(5))).toEqual([
      ...['01-01', '04-18', '04-20', '04-21', '05-01', '05-29', '06-08', '06-09', '10-03'],
      ...['12-24', '12-25', '12-26', '12-31'],
    ]);
  });

  it('refuses a rule that is none, and whoever is no mentor', async () => {
    const mentor = await addPerson(sql, 'MENTOR');
    const rule: Rule = {
      ...{ weekday: 4, from: '16:30', to: '17:10', minutes: 20, first: '2024-12-05', last: '2024-12-12' },
    };
    const save = (changes: Partial<Rule>, person = mentor) =>
      refusal(world.saveSeries(randomUUID(), person, { ...rule, ...changes }, week5));
    for (const changes of [
      { to: '16:40' },
      { to: '16:00' },
      { minutes: 5 },
      { last: '2024-12-04' },
      { weekday: 8 },
    ])
      expect(await save(changes)).toBe('22023');
    expect(await save({ from: '00:00', to: '23:00', minutes: 10, last: '2025-06-01' })).toBe('22023');
    expect(await save({}, await addPerson(sql))).toBe('mentor_only');
    expect(await save({})).toBe('not refused');
  });
});

describe('a series that is changed or ended', () => {
  const rule: Rule = {
    ...{ weekday: 4, from: '16:30', to: '17:30', minutes: 20, first: '2024-12-05', last: '2024-12-19' },
  };
  const first = new Date('2024-12-05T15:30:00Z');

  it('keeps what is booked or blocked, and makes the rest anew', async () => {
    const team = await world.addTeam();
    const id = randomUUID();
    await world.saveSeries(id, team.mentor, rule, week5);
    await world.saveSeries(id, team.mentor, rule, week5);
    const before = await world.slots(team.mentor);
    expect(before).toHaveLength(9);
    await world.book(team.captain, before[0]?.id ?? '', first);
    await world.block(team.mentor, before[3]?.id ?? '');
    const moved = { ...rule, from: '16:40', to: '17:40' };
    const seen = await world.preview(team.mentor, moved, week5, id);
    expect(
      seen.filter(({ obstacle }) => obstacle === 'taken').map(({ on, time }) => `${on} ${time}`),
    ).toEqual([...['2024-12-05 16:40', '2024-12-12 16:40']]);
    await world.saveSeries(id, team.mentor, moved, week5, false);
    const after = await world.slots(team.mentor);
    expect(after).toHaveLength(9);
    expect(after.map(({ id: slot }) => slot)).toEqual(expect.arrayContaining([before[0]?.id, before[3]?.id]));
    expect(await refusal(world.saveSeries(randomUUID(), team.mentor, moved, week5, false))).toBe('GR009');
    expect(await refusal(world.saveSeries(id, await addPerson(sql, 'MENTOR'), moved, week5))).toBe('GR009');
  });

  it('goes with its free slots; what is booked stays, and the same press brings it back', async () => {
    const team = await world.addTeam();
    const id = randomUUID();
    await world.saveSeries(id, team.mentor, rule, week5);
    const [slot] = await world.slots(team.mentor);
    const booking = await world.book(team.captain, slot?.id ?? '', first);
    expect(await world.endSeries(team.mentor, id, week5)).toBe(8);
    expect((await world.slots(team.mentor)).map(({ id: left }) => left)).toEqual([slot?.id]);
    const ended = await sql`select ended_at from public.office_hour_series where id = ${id}`;
    expect(ended[0]?.ended_at).toEqual(week5);
    await world.saveSeries(id, team.mentor, rule, week5);
    expect(await world.slots(team.mentor)).toHaveLength(9);
    await world.cancel(team.captain, booking.id);
    expect(await world.endSeries(team.mentor, id, week5)).toBe(9);
    expect(await sql`select from public.office_hour_series where id = ${id}`).toHaveLength(0);
    expect(await refusal(world.endSeries(team.mentor, id, hours(1)))).toBe('GR009');
  });
});

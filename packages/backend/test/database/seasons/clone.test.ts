// The next season: a copy of this one without anybody in it, by the clock on the wall; one runs at a time.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
withDatabase((opened) => {
  sql = opened;
});

const during = new Date('2024-12-05T10:00:00Z');
const over = new Date('2025-01-19T23:00:00Z');

const clone = (label: string, startsOn: string, now = during) =>
  sql`select private.clone_season(${label}, ${startsOn}, ${now})`;
const prepared = async () =>
  only(
    await sql<{ id: string; version: string }[]>`
    select s.id, private.season_version(s) as version from public.seasons s where opened_at is null`,
  );
const remove = async () => {
  const { id, version } = await prepared();
  await sql`select private.delete_season(${id}, ${version})`;
};
const wallTimes = (label: string) => sql<{ week: number; opens: string; due: string }[]>`
  select m.week,
    to_char(m.opens_at at time zone 'Europe/Berlin', 'Dy HH24:MI') || (m.opens_at at time zone 'Europe/Berlin')::date - s.starts_on as opens,
    to_char(m.due_at at time zone 'Europe/Berlin', 'Dy HH24:MI') || (m.due_at at time zone 'Europe/Berlin')::date - s.starts_on as due
  from public.milestones m join public.seasons s on s.id = m.season_id where s.label = ${label} order by m.week`;

describe('a copy of a season', () => {
  // In autumn the first weeks lie in summer time; in spring the last ones do.
  it.each(['2025-10-06', '2026-02-02', '2025-11-03'])(
    'that starts on %s has every week on the same day at the same time on the wall',
    async (startsOn) => {
      await clone('GROW 25/26', startsOn);
      expect(await wallTimes('GROW 25/26')).toEqual(await wallTimes('GROW 24/25'));
      const closes = await sql`
        select to_char(team_closes_at at time zone 'Europe/Berlin', 'Dy HH24:MI') as at,
          (team_closes_at at time zone 'Europe/Berlin')::date - starts_on as day from public.seasons order by starts_on`;
      expect(closes[1]).toEqual(closes[0]);
      await remove();
    },
  );

  it('has all weeks, parts and steps, and nothing of people', async () => {
    const captain = await addPerson(sql);
    await sql`insert into public.teams (season_id, name, slug, captain_id) select id, 'Fugenfest', 'fugenfest', ${captain} from public.seasons`;
    await clone('GROW 25/26', '2025-11-03');
    const { id } = await prepared();
    const counted = await sql`
      select (select count(*)::int from public.season_weeks w where w.season_id = s.id) as weeks,
        (select count(*)::int from public.season_steps t where t.season_id = s.id) as steps,
        (select count(*)::int from public.milestone_parts p join public.milestones m on m.id = p.milestone_id where m.season_id = s.id) as parts
      from public.seasons s order by s.starts_on`;
    expect(counted[1]).toEqual(counted[0]);
    const others = await sql<{ name: string }[]>`
      select c.table_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'season_id'
        and c.table_name not in ('season_weeks', 'season_steps', 'milestones')`;
    for (const { name } of others)
      expect(await sql`select from ${sql(`public.${name}`)} where season_id = ${id}`, name).toHaveLength(0);
    await remove();
  });

  it('starts on a Monday after this one, under a name of its own, and there is one at a time', async () => {
    expect(await refusal(clone('GROW 25/26', '2025-11-04'))).toBe('22023');
    expect(await refusal(clone('GROW 25/26', '2025-01-13'))).toBe('22023');
    expect(await refusal(clone('GROW 24/25', '2025-11-03'))).toBe('23505');
    await clone('GROW 25/26', '2025-01-20');
    expect(await refusal(clone('GROW 26/27', '2026-11-02'))).toBe('GR124');
    await remove();
  });

  it('is not the current season, and no visitor reads of it, until it is opened', async () => {
    await clone('GROW 25/26', '2025-11-03');
    const current = async () =>
      only(await sql`select label from private.current_season()`)['label'] as string;
    expect(await current()).toBe('GROW 24/25');
    const visitor = await sql.begin(async (transaction) => {
      await transaction`set local role anon`;
      return transaction`select label from public.seasons`;
    });
    expect(visitor).toEqual([{ label: 'GROW 24/25' }]);
    const { id, version } = await prepared();
    expect(await refusal(sql`select private.open_season(${id}, ${version}, ${during})`)).toBe('GR125');
    expect(await refusal(sql`select private.open_season(${id}, '', ${over})`)).toBe('GR120');
    const open = () =>
      sql`select private.open_season(${id}, ${version}, ${over}) -> 'season' ->> 'opened_at' as at`;
    const [first, second] = await Promise.all([open(), open()]);
    expect(await current()).toBe('GROW 25/26');
    // Two presses, and once more after a lost answer.
    expect([second, await open()]).toEqual([first, first]);
    expect(await refusal(sql`select private.delete_season(${id}, ${version})`)).toBe('GR120');
    await sql`update public.seasons set opened_at = null where id = ${id}`;
    await remove();
    await sql`select private.delete_season(${id}, ${version})`;
  });
});

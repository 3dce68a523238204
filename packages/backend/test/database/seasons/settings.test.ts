// The rules of a season: what a change does is said before, and is what saving does; dates keep the time on the wall.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { berlinDaysLater } from '../../../../core/src/time/berlinTime';
import { addPerson, asPerson } from '../people';
import { randomOf } from '../random';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { seasonWorld } from './seasonWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof seasonWorld>;
withDatabase((opened) => {
  sql = opened;
  world = seasonWorld(opened);
});

const before = new Date('2024-10-01T10:00:00Z');
const during = new Date('2024-12-05T10:00:00Z');

async function addTeam(members: number): Promise<string> {
  const people = [];
  for (let one = 0; one < members; one += 1) people.push(await addPerson(sql));
  const { id } = only(
    await sql<{ id: string }[]>`
      insert into public.teams (season_id, name, slug, captain_id)
      select id, ${`Team ${people[0]}`.slice(0, 40)}, ${`team-${people[0]}`}, ${people[0] ?? ''} from public.seasons returning id`,
  );
  for (const person of people)
    await sql`insert into public.team_members (team_id, season_id, user_id) select ${id}, id, ${person} from public.seasons`;
  return id;
}

const statusOf = async (team: string) =>
  only(await sql<{ status: string }[]>`select status from public.teams where id = ${team}`).status;

describe('other sizes of teams', () => {
  it('are counted before, make teams forming and active again, and put nobody out', async () => {
    const [small, large] = [await addTeam(2), await addTeam(4)];
    expect(await world.preview({ ...(await world.rules()), min: 3, max: 3 })).toMatchObject({
      ...{ teams: 2, above: 1, forming: 1, active: 0, weeks: 0, events: 0 },
    });
    await world.save({ min: 3, max: 3 }, during);
    expect([await statusOf(small), await statusOf(large)]).toEqual(['forming', 'active']);
    expect(await world.preview({ ...(await world.rules()), min: 2, max: 5 })).toMatchObject({
      ...{ above: 0, forming: 0, active: 1 },
    });
    await world.save({ min: 2, max: 5 }, during);
    expect(await statusOf(small)).toBe('active');
  });

  it('are the smaller before the larger', async () => {
    expect(await refusal(world.save({ min: 6, max: 5 }, during))).toBe('23514');
  });
});

describe('a change on a ground that moved', () => {
  it('is refused where somebody else saved meanwhile', async () => {
    const ground = await world.preview(await world.rules());
    await world.save({ label: 'GROW renamed' }, during);
    expect(await refusal(world.save({ label: 'GROW 24/25' }, during, ground))).toBe('GR120');
    await world.save({ label: 'GROW 24/25' }, during);
  });

  it('is refused where a team grew above the size meanwhile, and not where one more was founded', async () => {
    const next = { ...(await world.rules()), max: 4 };
    const ground = await world.preview(next);
    await addTeam(1);
    await world.save({ max: 4 }, during, ground);
    await world.save({ max: 5 }, during);
    const stale = await world.preview(next);
    await addTeam(5);
    expect(await refusal(world.save({ max: 4 }, during, stale))).toBe('GR120');
  });
});

describe('when teams close', () => {
  it('comes earlier only with 48 hours’ notice, later at any time, and within the season', async () => {
    const { closes } = await world.rules();
    const notice = (hours: number) => new Date(during.getTime() + hours * 3_600_000);
    expect(await refusal(world.save({ closes: notice(47.9) }, during))).toBe('GR122');
    await world.save({ closes: notice(48) }, during);
    await world.save({ closes }, during);
    expect(await refusal(world.save({ closes: new Date('2025-01-19T23:00:01Z') }, during))).toBe('22023');
    await world.save({ closes: new Date('2025-01-19T23:00:00Z') }, during);
    await world.save({ closes }, during);
  });

  it('ends requests that nobody has answered by then: they are counted', async () => {
    const [team, asking] = [await addTeam(1), await addPerson(sql)];
    const { closes, ...rules } = await world.rules();
    const later = new Date(closes.getTime() + 86_400_000);
    await sql`insert into public.team_requests (team_id, season_id, kind, user_id, expires_at)
      select ${team}, id, 'apply', ${asking}, ${later} from public.seasons`;
    expect(await world.preview({ ...rules, closes })).toMatchObject({ requests: 1 });
    expect(await world.preview({ ...rules, closes: later })).toMatchObject({ requests: 0 });
  });
});

describe('the first day', () => {
  it('moves with all weeks by the clock on the wall, across the change in October, and says which events fall out', async () => {
    const due = () => sql<{ at: string }[]>`
      select to_char(due_at at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') as at from public.milestones order by week`;
    const wall = await due();
    const starts_on = '2024-10-14';
    const events = only(
      await sql<{ out: number }[]>`select count(*)::int as out from public.events
        where status <> 'cancelled' and (starts_at at time zone 'Europe/Berlin')::date between '2024-12-30' and '2025-01-19'`,
    ).out;
    expect(await world.preview({ ...(await world.rules()), starts_on })).toMatchObject({ weeks: 10, events });
    await world.save({ starts_on }, before);
    expect((await due())[0]?.at).toBe('2024-10-20 23:59');
    await world.save({ starts_on: '2024-11-04' }, before);
    expect(await due()).toEqual(wall);
  });

  it('is a Monday, ahead, and stays once it has come or somebody has begun to write', async () => {
    expect(await refusal(world.save({ starts_on: '2024-11-05' }, before))).toBe('22023');
    expect(await refusal(world.save({ starts_on: '2024-11-11' }, during))).toBe('GR121');
    expect(await refusal(world.save({ starts_on: '2024-09-30' }, before))).toBe('GR121');
    const team = await addTeam(1);
    await sql`insert into public.hand_ins (team_id, milestone_id) select ${team}, id from public.milestones where week = 1`;
    expect(await refusal(world.save({ starts_on: '2024-11-11' }, before))).toBe('GR121');
  });

  it('moves as core counts days in Berlin, also at hours that the clock skips or shows twice', async () => {
    const random = randomOf(20241101);
    const begin = Date.parse('2024-01-01T00:00:00Z');
    const minutes = Array.from(
      { length: 300 },
      () => [new Date(begin + random(1_500_000) * 60_000), random(800) - 400] as const,
    );
    const edges: [string, number][] = [
      ['2024-10-20T00:30:00Z', 7],
      ['2025-03-23T01:30:00Z', 7],
      ['2024-11-03T01:30:00Z', -7],
      ['2025-04-06T00:30:00Z', -7],
    ];
    const cases = [...minutes, ...edges.map(([day, days]) => [new Date(day), days] as const)].map(
      ([when, days]) => ({ at: new Date(Math.floor(when.getTime() / 60_000) * 60_000), days }),
    );
    const given = cases.map((one, n) => ({ n, at: one.at.toISOString(), days: one.days }));
    const answers = await sql<{ later: Date }[]>`
      select private.berlin_days_later(at, days) as later
      from jsonb_to_recordset(${sql.json(given)}) given (n integer, at timestamptz, days integer) order by n`;
    for (const [index, one] of cases.entries())
      expect(answers[index]?.later, `${one.at.toISOString()} ${one.days}`).toEqual(
        berlinDaysLater(one.at, one.days),
      );
  });
});

describe('what an organiser changes', () => {
  it('stands in the log with what it was before, and nothing that stayed', async () => {
    const orga = await addPerson(sql, 'ORGA');
    const next = { ...(await world.rules()), max: 6 };
    const { version, ground } = await world.preview(next);
    await asPerson(
      sql,
      orga,
      (request) => request`
        select public.save_season(s.id, ${next.label}, ${next.starts_on}, ${next.closes}, ${next.min}, ${next.max}, ${version}, ${ground})
        from public.seasons s`,
    );
    const [entry] = await sql`
      select actor_id, action, before, after from public.audit_log where entity = 'seasons' order by id desc limit 1`;
    expect(entry).toMatchObject({
      ...{ actor_id: orga, action: 'update', before: { max_team: 5 }, after: { max_team: 6 } },
    });
    expect(entry?.['after']).not.toHaveProperty('min_team');
  });
});

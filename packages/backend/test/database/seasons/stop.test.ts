// A season that is stopped: nothing is handed in, nobody is reminded or joins, no time runs out; and it can be started again.
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, handInWorld, HOUR, text } from '../handIns/handInWorld';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';

let sql: postgres.Sql;
let world: ReturnType<typeof handInWorld>;
withDatabase((opened) => {
  sql = opened;
  world = handInWorld(opened);
});

const due = new Date('2024-12-08T22:59:00Z');
const stopped = new Date('2024-12-06T10:00:00Z');
const after = (milliseconds: number) => new Date(stopped.getTime() + milliseconds);

const season = async () =>
  only(
    await sql<{ id: string; version: string; stopped_at: Date | null; closes: Date }[]>`
      select s.id, private.season_version(s) as version, s.stopped_at, s.team_closes_at as closes from public.seasons s`,
  );
const stop = async (at = stopped) => {
  const { id, version } = await season();
  await sql`select private.stop_season(${id}, ${version}, ${at})`;
};
const restart = async (at: Date) => {
  const { id, version } = await season();
  await sql`select private.restart_season(${id}, ${version}, ${at})`;
};
const clock = async (at: Date) => {
  await sql`select private.advance_hand_ins(1000, ${at})`;
  await sql`select private.remind_of_hand_ins(1000, ${at})`;
  await sql`select private.ask_still_in(1000, ${at})`;
};
const stateOf = async (team: string) =>
  (
    await sql<{ state: string; version: number; is_late: boolean | null }[]>`
      select state, version, is_late from public.hand_ins where team_id = ${team}`
  )[0];
const informed = async (user: string) =>
  (await sql<{ kind: string }[]>`select kind from public.notifications where user_id = ${user}`).map(
    ({ kind }) => kind,
  );

async function begin() {
  const [team, week] = [await world.teamOf(1), await world.milestone(due)];
  const ada = team.captain;
  await world.save(ada, week, 'claim', text('One'), 0, after(-2 * DAY));
  await world.save(ada, week, 'result', text('Two'), 0, after(-2 * DAY));
  return { team: team.id, week, ada };
}

beforeEach(async () => {
  await sql`update public.seasons set stopped_at = null, team_closes_at = '2024-12-15 22:59:00+00'`;
  const week = await world.milestone(due);
  await sql`update public.milestones set due_at = ${due} where id = ${week}`;
});

describe('a season that is stopped', () => {
  it('takes no word, no hand-in and nothing back, and says that the week is closed', async () => {
    const { week, ada } = await begin();
    const { week: other, ada: bea, team } = await begin();
    await world.handIn(bea, other, { claim: 1, result: 1 }, after(-DAY));
    await stop();
    expect(await refusal(world.save(ada, week, 'more', text('x'), 0, after(HOUR)))).toBe('GR035');
    expect(await refusal(world.handIn(ada, week, { claim: 1, result: 1 }, after(HOUR)))).toBe('GR035');
    const { id } = only(await sql`select id from public.hand_ins where team_id = ${team}`);
    expect(await refusal(sql`select private.take_back_hand_in(${bea}, ${id}, ${after(HOUR)})`)).toBe('GR039');
  });

  it('keeps what was written and handed in as it was', async () => {
    const { team, week, ada } = await begin();
    await world.handIn(ada, week, { claim: 1, result: 1 }, after(-DAY));
    await stop();
    await clock(after(5 * DAY));
    expect(await stateOf(team)).toMatchObject({ state: 'submitted', version: 1, is_late: false });
  });

  it('lets the clock hand nothing in, remind nobody and ask nobody', async () => {
    const { team, ada } = await begin();
    await stop();
    const before = await informed(ada);
    for (const days of [1, 2, 3, 4, 6]) await clock(after(days * DAY));
    expect(await stateOf(team)).toMatchObject({ state: 'draft', version: 0 });
    expect(await informed(ada)).toEqual(before);
  });

  it('takes nobody into a team, and nobody founds one, organisers neither', async () => {
    const { team } = await begin();
    await stop();
    const [someone, orga] = [await world.person(), await world.orga()];
    for (const founder of [someone, orga])
      expect(await refusal(sql`select private.found_team(${founder}, 'New', '', ${after(HOUR)})`)).toBe(
        'GR011',
      );
    expect(
      await refusal(
        sql`select private.check_team_open(t, ${after(HOUR)}) from public.teams t where t.id = ${team}`,
      ),
    ).toBe('GR011');
  });

  it('has no week that could be checked in, and keeps those that were', async () => {
    const { id } = await season();
    await stop();
    const [weeks] =
      await sql`select private.week_at(${id}, ${after(-HOUR)}) as then, private.week_at(${id}, ${after(0)}) as now`;
    expect(weeks).toEqual({ then: 5, now: null });
  });

  it('is stopped once, by whoever saw it as it is, and not after its end', async () => {
    const { id, version } = await season();
    expect(await refusal(sql`select private.stop_season(${id}, 'other', ${stopped})`)).toBe('GR120');
    expect(
      await refusal(sql`select private.stop_season(${id}, ${version}, ${new Date('2025-01-20T00:00:00Z')})`),
    ).toBe('GR120');
    await stop();
    await stop(after(HOUR));
    expect((await season()).stopped_at).toEqual(stopped);
  });

  it('says before what that does, and what goes on', async () => {
    const { id } = await season();
    await begin();
    const { counted } = only(
      await sql<{ counted: { stop: Record<string, number> } }[]>`
        select private.preview_season_stop(${id}, ${stopped}) as counted`,
    );
    const [drafts] = await sql`
      select count(*)::int as n from public.hand_ins h join public.milestones m on m.id = h.milestone_id
      where h.state = 'draft' and m.due_at + make_interval(mins => m.grace_minutes) > ${stopped}`;
    expect(counted.stop['drafts']).toBe(drafts?.['n']);
    expect(counted.stop['weeks']).toBeGreaterThan(6);
    expect(counted.stop['events']).toBeGreaterThan(0);
  });
});

describe('a season that is started again', () => {
  it('gives every week that ran out two days, and the clock hands in what was written', async () => {
    const { team, week, ada } = await begin();
    await stop();
    await restart(after(4 * DAY));
    const [moved] = await sql`
      select (due_at at time zone 'Europe/Berlin')::text as due from public.milestones where id = ${week}`;
    expect(moved).toEqual({ due: '2024-12-12 23:59:00' });
    expect(await refusal(world.save(ada, week, 'more', text('x'), 0, after(4 * DAY + HOUR)))).toBe('done');
    await clock(after(7 * DAY));
    expect(await stateOf(team)).toMatchObject({ state: 'submitted', is_late: false });
  });

  it('leaves weeks alone that were closed before, or are due much later', async () => {
    const others = async () =>
      sql`select week, due_at from public.milestones where due_at < '2024-12-04' or due_at > '2024-12-12 23:59 Europe/Berlin' order by week`;
    const before = await others();
    await stop();
    await restart(after(4 * DAY));
    expect(before.length).toBeGreaterThan(4);
    expect(await others()).toEqual(before);
  });

  it('gives a returned hand-in its time, and teams theirs to take people on', async () => {
    const { team, week, ada } = await begin();
    await world.handIn(ada, week, { claim: 1, result: 1 }, after(-DAY));
    await sql`update public.hand_ins set state = 'changes_requested', return_due_at = ${after(DAY)} where team_id = ${team}`;
    await sql`update public.seasons set team_closes_at = ${after(DAY)}`;
    await stop();
    await clock(after(3 * DAY));
    await restart(after(3 * DAY));
    const [returned] =
      await sql`select is_overdue, return_due_at from public.hand_ins where team_id = ${team}`;
    const until = new Date('2024-12-11T22:59:00Z');
    expect(returned).toEqual({ is_overdue: false, return_due_at: until });
    expect((await season()).closes).toEqual(until);
    await sql`delete from public.hand_ins where team_id = ${team}`;
  });

  it('gives an extension of a closed week its time, and the same figures were said before', async () => {
    const early = await world.milestone(new Date('2024-12-03T22:59:00Z'));
    const team = await world.teamOf(1);
    await world.save(team.captain, early, 'claim', text('One'), 0, new Date('2024-12-02T10:00:00Z'));
    await sql`update public.hand_ins set extended_until = ${after(DAY)}, extension_reason = 'Ill' where team_id = ${team.id}`;
    await stop();
    const { id } = await season();
    const { counted } = only(
      await sql<{ counted: { restart: Record<string, unknown> } }[]>`
        select private.preview_season_stop(${id}, ${after(3 * DAY)}) as counted`,
    );
    expect(counted.restart).toMatchObject({ returned: 0, extended: 1 });
    await restart(after(3 * DAY));
    const [extended] = await sql`select extended_until from public.hand_ins where team_id = ${team.id}`;
    expect(extended).toEqual({ extended_until: new Date('2024-12-11T22:59:00Z') });
    await sql`delete from public.hand_ins where team_id = ${team.id}`;
  });

  it('can be for seven days, and then the next one may be opened', async () => {
    await stop();
    const next = only(
      await sql<{ id: string }[]>`
        insert into public.seasons (label, starts_on, opened_at) values ('GROW 25/26', '2025-11-03', null) returning id`,
    );
    const open = async (at: Date) => sql`
      select private.open_season(s.id, private.season_version(s), ${at}) from public.seasons s where s.id = ${next.id}`;
    const again = async (at: Date) => sql`
      select private.restart_season(s.id, private.season_version(s), ${at}) from public.seasons s where s.label = 'GROW 24/25'`;
    expect(await refusal(open(after(7 * DAY - 1)))).toBe('GR125');
    expect(await refusal(again(after(7 * DAY)))).toBe('GR027');
    expect(await refusal(open(after(7 * DAY)))).toBe('done');
    expect(await refusal(again(after(DAY)))).toBe('GR120');
    await sql`delete from public.seasons where id = ${next.id}`;
  });
});

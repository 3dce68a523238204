// The states of a round, and what belongs to which.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { first, roundWorld, steps } from './roundWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof roundWorld>;
withDatabase((opened) => {
  sql = opened;
  world = roundWorld(opened);
});

const stateOf = async (round: string): Promise<string> =>
  only(await sql<{ state: string }[]>`select state from public.rounds where id = ${round}`).state;

describe('a round that begins', () => {
  it('takes every team that goes on, five criteria that add up, and is one for two who begin it', async () => {
    const { orga, round, teams } = await world.begin(3);
    const again = await world.call<{ id: string }>(orga, 'create_round', 'half_time');
    expect(again.id).toBe(round);
    const inside = await sql<
      { team_id: string }[]
    >`select team_id from public.round_teams where round_id = ${round}`;
    expect(inside.map(({ team_id }) => team_id).sort()).toEqual([...teams].sort());
    const weights = await sql<{ weight: number }[]>`
      select weight from public.criteria where round_id = ${round} order by position`;
    expect(weights.map(({ weight }) => weight)).toEqual([30, 25, 20, 15, 10]);
  });

  it('takes over the criteria of the season before, and copies stages to the same time on the wall', async () => {
    await sql`delete from public.rounds`;
    const [past] = await sql<{ id: string }[]>`
      insert into public.seasons (label, starts_on, opened_at)
        select 'Before', starts_on - 364, now() from public.seasons order by starts_on desc limit 1 returning id`;
    const [old] = await sql<{ id: string }[]>`
      insert into public.rounds (season_id, kind, cut_size) values (${past?.id ?? ''}, 'half_time', 12) returning id`;
    const words = ['a', 'b', 'c', 'd', 'e'];
    await sql`insert into public.criteria (round_id, position, name_en, name_de, weight, anchors_en, anchors_de)
      values (${old?.id ?? ''}, 1, 'Only one', 'Nur eins', 100, ${words}, ${words})`;
    await sql`insert into public.stages (round_id, name, starts_at) values (${old?.id ?? ''}, 'Aachen', '2023-12-21T10:00:00Z')`;
    const orga = await addPerson(sql, 'ORGA');
    const { id } = await world.call<{ id: string }>(orga, 'create_round', 'half_time');
    expect(await sql`select name_en from public.criteria where round_id = ${id}`).toEqual([
      { name_en: 'Only one' },
    ]);
    await world.call(orga, 'copy_round', id, old?.id);
    const [stage] = await sql<
      { starts_at: Date }[]
    >`select starts_at from public.stages where round_id = ${id}`;
    expect(stage?.starts_at.toISOString()).toBe('2024-12-19T10:00:00.000Z');
    expect(await sql`select cut_size, version from public.rounds where id = ${id}`).toEqual([
      { cut_size: 12, version: 2 },
    ]);
    await sql`delete from public.rounds`;
    await sql`delete from public.seasons where id = ${past?.id ?? ''}`;
  });

  it('of the final takes those whom half-time let through', async () => {
    const { orga, round, teams } = await world.begin(2);
    await sql`insert into public.gate_decisions (round_id, team_id, decision, is_by_hand)
      values (${round}, ${teams[0] ?? ''}, 'on', false), (${round}, ${teams[1] ?? ''}, 'out', false)`;
    await sql`update public.rounds set state = 'released', released_at = now() where id = ${round}`;
    const { id } = await world.call<{ id: string }>(orga, 'create_round', 'final');
    expect(await sql`select team_id from public.round_teams where round_id = ${id}`).toEqual([
      { team_id: teams[0] },
    ]);
  });

  it('is brought up to date with teams that came and went', async () => {
    const { orga, round, teams } = await world.begin(2);
    const late = await world.addTeam('forming');
    await sql`update public.teams set status = 'withdrawn', captain_id = null where id = ${teams[0] ?? ''}`;
    expect((await world.setup(orga, round)).gaps).toMatchObject({ joined: [late], left: [teams[0]] });
    expect(await world.call(orga, 'update_round_teams', round)).toBe(2);
    const { gaps } = await world.setup(orga, round);
    expect(gaps.joined ?? gaps.left).toBeUndefined();
  });
});

describe('the states', () => {
  it('go from set-up to open to deliberation, each press once', async () => {
    const built = await world.build();
    for (const [name, args, state] of [
      ['open_round', [null], 'open'],
      ['lock_round', [], 'deliberation'],
    ] as const) {
      const [one, other] = await Promise.all([
        world.call<{ version: number }>(built.orga, name, built.round, ...args),
        world.call<{ version: number }>(built.other, name, built.round, ...args),
      ]);
      expect(await stateOf(built.round)).toBe(state);
      expect(one.version).toBe(other.version);
    }
    expect(await refusal(world.call(built.orga, 'open_round', built.round, null))).toBe('GR174');
    expect(await refusal(world.call(built.orga, 'reopen_setup', built.round, 'A stage is gone'))).toBe(
      'GR174',
    );
  });

  it('go back to set-up while nobody has begun, with a reason that the log keeps', async () => {
    const opened = await world.open();
    expect(await refusal(world.call(opened.orga, 'reopen_setup', opened.round, ''))).toBe('22023');
    await world.call(opened.orga, 'reopen_setup', opened.round, 'A stage is gone');
    expect(await stateOf(opened.round)).toBe('setup');
    expect(
      await sql`select reason from public.audit_log where entity = 'rounds' and reason is not null order by id desc limit 1`,
    ).toEqual([{ reason: 'A stage is gone' }]);
    await world.call(opened.orga, 'open_round', opened.round, null);
    const { juror, team } = first(opened);
    const sheet = await world.ballot(opened, juror, team);
    await world.write(juror, { ballot: sheet.id, version: 1, scores: {}, isSubmitted: false });
    expect(await refusal(world.call(opened.orga, 'reopen_setup', opened.round, 'A stage is gone'))).toBe(
      'GR164',
    );
  });

  it('keep what belongs to set-up from being changed under jurors', async () => {
    const { orga, round, criteria, stages } = await world.open();
    const refused = [
      ['save_round', round, 2, { ballots_wanted: 3 }],
      ['save_criterion', round, { id: criteria[0], weight: 5 }],
      ['remove_criterion', criteria[0]],
      ['weigh_criteria', round, {}],
      ['remove_stage', stages[0]?.id],
      ['copy_round', round, round],
    ] as const;
    for (const [name, ...args] of refused)
      expect({ name, code: await refusal(world.call(orga, name, ...args)) }).toEqual({ name, code: 'GR161' });
    await world.call(orga, 'save_stage', round, { id: stages[0]?.id, venue: 'Hall D' });
    await world.call(orga, 'save_round', round, 2, { cut_size: 17 });
    expect(await refusal(world.call(orga, 'save_round', round, 2, { cut_size: 18 }))).toBe('GR160');
  });

  it('open over gaps with a reason alone, and say which', async () => {
    const { orga, round, teams } = await world.begin(1);
    expect(await refusal(world.call(orga, 'open_round', round, null))).toBe('GR163');
    expect((await world.setup(orga, round)).gaps).toEqual({
      teams: [{ id: teams[0], has: 0 }],
      unplaced: teams,
    });
    await world.call(orga, 'open_round', round, 'One team, judged on the phone');
    expect(await stateOf(round)).toBe('open');
  });

  it('lock what was handed in, and open it again for changes', async () => {
    const opened = await world.open();
    const { juror, team } = first(opened);
    const sheet = await world.ballot(opened, juror, team);
    await world.write(juror, { ballot: sheet.id, version: 1, scores: steps(opened) });
    await world.call(opened.orga, 'lock_round', opened.round);
    expect(await world.ballot(opened, juror, team)).toMatchObject({ state: 'locked', version: 2 });
    await world.call(opened.orga, 'unlock_round', opened.round, 'A hall was cut off');
    expect(await world.ballot(opened, juror, team)).toMatchObject({ state: 'submitted', version: 2 });
  });

  it('are nobody else’s: not a member, not a mentor, not an organiser whose team is in it', async () => {
    const opened = await world.open();
    const { team } = first(opened);
    for (const role of ['PARTICIPANT', 'MENTOR'] as const)
      expect(await refusal(world.call(await addPerson(sql, role), 'lock_round', opened.round))).toBe('42501');
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${opened.other}::uuid from public.teams where id = ${team}`;
    expect(await refusal(world.call(opened.other, 'lock_round', opened.round))).toBe('GR177');
    expect(await world.call(opened.other, 'gate_rounds')).toMatchObject([
      { kind: 'half_time', id: null, can_run: false, state: 'running' },
      { kind: 'final', id: null, can_run: true, state: null },
    ]);
  });

  it('say who owes score sheets a day before the lock, and that a decision waits for its release', async () => {
    const opened = await world.open();
    type Listed = { missing_jurors: number; waits_for_release: boolean };
    const listed = async (by = opened.orga) => (await world.call<Listed[]>(by, 'gate_rounds'))[0];
    const lockIn = (hours: number) => sql`
      update public.rounds set locks_at = private.current_time() + make_interval(hours => ${hours}) where id = ${opened.round}`;
    await sql`update public.round_teams set presence = 'pitched' where round_id = ${opened.round}`;
    await lockIn(30);
    expect(await listed()).toMatchObject({ missing_jurors: 0, waits_for_release: false });
    await lockIn(20);
    const { missing } = await world.call<{ missing: unknown[] }>(opened.orga, 'round_progress', opened.round);
    expect(missing.length).toBeGreaterThan(0);
    expect(await listed()).toMatchObject({ missing_jurors: missing.length });
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${opened.other}::uuid from public.teams where id = ${first(opened).team}`;
    expect(await listed(opened.other)).toMatchObject({ missing_jurors: 0 });
    await sql`update public.rounds set state = 'decided', decided_at = now() where id = ${opened.round}`;
    expect(await listed()).toMatchObject({ missing_jurors: 0, waits_for_release: true });
    expect(await listed(opened.other)).toMatchObject({ waits_for_release: false });
    await sql`update public.rounds set release_at = now() + interval '1 hour' where id = ${opened.round}`;
    expect(await listed()).toMatchObject({ waits_for_release: false });
  });
});

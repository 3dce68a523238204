// The day of a round: hosts, paper, reminders, jurors who leave, and how far it is.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { first, roundWorld, steps, type Answer } from './roundWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof roundWorld>;
withDatabase((opened) => {
  sql = opened;
  world = roundWorld(opened);
});

interface Progress {
  wanted: number;
  in: number;
  recused: number;
  missing: { juror: { id: string }; teams: { name: string }[] }[];
  latest: { juror: { id: string } }[];
  stages: { id: string; teams: { team_id: string; presence: string; in: number; wanted: number }[] }[];
}

describe('a host', () => {
  it('says who is on stage, one team at a time, and who did not come', async () => {
    const opened = await world.open();
    const { stage } = first(opened);
    const [one = '', two = ''] = stage.teams;
    await world.call(opened.host, 'set_presence', opened.round, one, 'on_stage');
    await world.call(opened.host, 'set_presence', opened.round, two, 'on_stage');
    expect(await world.call(opened.host, 'hosted_stage', 'half_time')).toMatchObject({
      stage: { id: stage.id },
      teams: [
        { id: one, presence: 'pitched' },
        { id: two, presence: 'on_stage' },
      ],
    });
    const before = await world.call<Progress>(opened.orga, 'round_progress', opened.round);
    await world.call(opened.host, 'set_presence', opened.round, two, 'absent');
    const after = await world.call<Progress>(opened.orga, 'round_progress', opened.round);
    expect(before.wanted - after.wanted).toBe(2);
    expect(await world.call(only(stage.jurors), 'my_juries')).toMatchObject([{ to_do: 2, done: 0 }]);
  });

  it('swaps two teams of the own stage, and none of another', async () => {
    const opened = await world.open();
    const { stage } = first(opened);
    const [one = '', two = ''] = stage.teams;
    const elsewhere = only(opened.stages.slice(1));
    await sql`update public.stages set host_id = null where id = ${elsewhere.id}`;
    await world.call(opened.host, 'swap_places', opened.round, one, two);
    expect(
      await sql`select team_id from public.round_teams where stage_id = ${stage.id} order by position`,
    ).toEqual([{ team_id: two }, { team_id: one }]);
    const far = only(elsewhere.teams);
    expect(await refusal(world.call(opened.host, 'swap_places', opened.round, one, far))).toBe('GR178');
    expect(await refusal(world.call(opened.host, 'set_presence', opened.round, far, 'absent'))).toBe('GR178');
    expect(await refusal(world.call(await addPerson(sql), 'hosted_stage', 'half_time'))).toBe('GR178');
    await world.call(opened.orga, 'swap_places', opened.round, one, far);
    expect(await sql`select stage_id from public.round_teams where team_id = ${one}`).toEqual([
      { stage_id: elsewhere.id },
    ]);
  });
});

describe('paper', () => {
  it('is keyed in with a reason, marked, and wins over a draft and not over what the juror handed in', async () => {
    const opened = await world.open();
    const { juror, team, stage } = first(opened);
    const sheet = await world.ballot(opened, juror, team);
    await world.write(juror, { ballot: sheet.id, version: 1, scores: {}, isSubmitted: false });
    const enter = (id: string, reason = 'Her phone broke') =>
      world.call<Answer>(opened.orga, 'enter_paper_ballot', id, steps(opened), 'Well told', '', reason);
    expect(await refusal(enter(sheet.id, ''))).toBe('22023');
    expect(await enter(sheet.id)).toMatchObject({ state: 'submitted', version: 3 });
    expect(await sql`select entered_by from public.ballots where id = ${sheet.id}`).toEqual([
      { entered_by: opened.orga },
    ]);
    const { latest } = await world.call<Progress>(opened.orga, 'round_progress', opened.round);
    expect(latest).toMatchObject([{ juror: { id: juror }, is_from_paper: true }]);
    const { ballots } = await world.call<{ ballots: { id: string; is_from_paper: boolean }[] }>(
      opened.orga,
      'round_setup',
      opened.round,
    );
    expect(ballots.filter((ballot) => ballot.is_from_paper).map(({ id }) => id)).toEqual([sheet.id]);
    expect(await refusal(world.write(juror, { ballot: sheet.id, version: 2, scores: steps(opened) }))).toBe(
      'GR172',
    );
    const own = await world.ballot(opened, juror, only(stage.teams.slice(1)));
    await world.write(juror, { ballot: own.id, version: 1, scores: steps(opened) });
    expect(await refusal(enter(own.id))).toBe('GR179');
  });
});

describe('a juror who is withdrawn', () => {
  it('keeps what was handed in, sees nothing more, and is back when asked again', async () => {
    const opened = await world.open();
    const { juror, team, stage } = first(opened);
    const [handedIn, draft] = [
      await world.ballot(opened, juror, team),
      await world.ballot(opened, juror, only(stage.teams.slice(1))),
    ];
    await world.write(juror, { ballot: handedIn.id, version: 1, scores: steps(opened) });
    await world.write(juror, { ballot: draft.id, version: 1, scores: {}, isSubmitted: false });
    const before = await world.call<Progress>(opened.orga, 'round_progress', opened.round);
    await world.call(opened.orga, 'withdraw_juror', opened.round, juror, 'They are ill');
    const after = await world.call<Progress>(opened.orga, 'round_progress', opened.round);
    expect(after).toMatchObject({ in: 1, wanted: before.wanted - 2 });
    expect(await refusal(world.call(juror, 'jury_round', 'half_time'))).toBe('GR170');
    expect(await refusal(world.write(juror, { ballot: draft.id, version: 2, scores: {} }))).toBe('GR170');
    expect(await world.call(juror, 'my_juries')).toEqual([]);
    await world.call(opened.orga, 'grant_juror', opened.round, juror, stage.id);
    expect(await world.call(juror, 'my_juries')).toMatchObject([{ to_do: 2, done: 1 }]);
  });

  it('is told once a round that they are asked, and no participant is', async () => {
    const built = await world.build();
    const { juror, stage } = first(built);
    await world.call(built.orga, 'grant_juror', built.round, juror, stage.id);
    expect(await sql`select kind, payload from public.notifications where user_id = ${juror}`).toEqual([
      { kind: 'jury_asked', payload: { round: 'half_time' } },
    ]);
    const [mail] = await sql<
      { details: unknown }[]
    >`select details from private.outbox where user_id = ${juror}`;
    expect(mail?.details).toMatchObject({ round: 'half_time', stage: 'Stage 1' });
    const participant = await addPerson(sql);
    expect(await refusal(world.call(built.orga, 'grant_juror', built.round, participant, null))).toBe(
      'GR084',
    );
  });
});

describe('the progress', () => {
  it('has counts and names, and never a score', async () => {
    const opened = await world.open();
    const { juror, team, stage } = first(opened);
    const sheet = await world.ballot(opened, juror, team);
    await world.write(juror, { ballot: sheet.id, version: 1, scores: steps(opened, 5), comment: 'Splendid' });
    const found = await world.call<Progress>(opened.orga, 'round_progress', opened.round);
    expect(found).toMatchObject({ wanted: 10, in: 1, recused: 0, late: 0 });
    expect(found.latest).toMatchObject([{ juror: { id: juror }, team: { id: team } }]);
    const counted = found.stages
      .find(({ id }) => id === stage.id)
      ?.teams.find(({ team_id }) => team_id === team);
    expect(counted).toMatchObject({ in: 1, wanted: 3 });
    expect(found.missing).toHaveLength(4);
    const text = JSON.stringify(found);
    expect(text).not.toContain('Splendid');
    expect(text).not.toContain(opened.criteria[0]);
  });

  it('reminds who has something left, within five minutes once', async () => {
    const opened = await world.open({ stages: 1, teamsPerStage: 1, jurorsPerStage: 2 });
    const { juror, team, stage } = first(opened);
    const other = only(stage.jurors.slice(1));
    const sheet = await world.ballot(opened, juror, team);
    await world.write(juror, { ballot: sheet.id, version: 1, scores: steps(opened) });
    const remind = () => world.call(opened.orga, 'remind_jurors', opened.round, stage.jurors);
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    expect(
      await sql`select user_id, payload from public.notifications where kind = 'jury_reminded' and user_id in ${sql(stage.jurors)}`,
    ).toEqual([{ user_id: other, payload: { round: 'half_time', count: 1 } }]);
  });

  it('knows which devices are ready', async () => {
    const opened = await world.open();
    const { juror } = first(opened);
    await world.call(juror, 'note_jury_ready', opened.round);
    const { ready } = await world.call<{ ready: { juror_id: string; ready_at: string | null }[] }>(
      opened.orga,
      'round_progress',
      opened.round,
    );
    expect(ready.filter(({ ready_at }) => ready_at !== null).map(({ juror_id }) => juror_id)).toEqual([
      juror,
    ]);
  });
});

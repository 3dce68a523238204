// Who may not judge whom, and what keeps a round from opening.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../people';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { first, pairsOf, roundWorld, type World } from './roundWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof roundWorld>;
withDatabase((opened) => {
  sql = opened;
  world = roundWorld(opened);
});

const conflictsOf = async (juror: string, { orga, round }: Pick<World, 'orga' | 'round'>) =>
  (await world.setup(orga, round)).conflicts
    .filter(([, id]) => id === juror)
    .map(([team, , reason]) => [team, reason]);
const memberOf = async (team: string): Promise<string> =>
  only(await sql<{ id: string }[]>`select user_id as id from public.team_members where team_id = ${team}`).id;

describe('a conflict', () => {
  it('is to mentor a team, now, before or for somebody, or one that went into it', async () => {
    const { orga, round, teams } = await world.begin(4);
    const [juror, stranger] = [await addPerson(sql, 'MENTOR'), await addPerson(sql, 'MENTOR')];
    await world.call(orga, 'grant_juror', round, juror);
    const [now = '', before = '', standIn = '', merged = ''] = teams;
    const source = await world.addTeam();
    await sql`update public.teams set status = 'withdrawn', captain_id = null, merged_into = ${merged} where id = ${source}`;
    await sql`insert into public.mentor_assignments (team_id, mentor_id, status) values
      (${now}, ${juror}, 'active'), (${before}, ${juror}, 'ended'), (${source}, ${juror}, 'ended')`;
    await sql`insert into public.mentor_assignments (team_id, mentor_id, status, stand_in_id, stand_in_from, stand_in_until)
      values (${standIn}, ${stranger}, 'active', ${juror}, '2024-12-01', '2024-12-05')`;
    expect((await conflictsOf(juror, { orga, round })).sort()).toEqual(
      [now, before, standIn, merged].map((team) => [team, 'mentor']).sort(),
    );
  });

  it('is not made by a question that a mentor declined', async () => {
    const { orga, round, teams } = await world.begin(1);
    const juror = await addPerson(sql, 'MENTOR');
    await world.call(orga, 'grant_juror', round, juror);
    await sql`insert into public.mentor_assignments (team_id, mentor_id, status) values (${only(teams)}, ${juror}, 'declined')`;
    expect(await conflictsOf(juror, { orga, round })).toEqual([]);
  });

  it('is to be in the team, and to have declared one with it or with somebody in it', async () => {
    const { orga, round, teams } = await world.begin(3);
    const [inside = '', withTeam = '', withPerson = ''] = teams;
    const juror = await addPerson(sql, 'MENTOR');
    await world.call(orga, 'grant_juror', round, juror);
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${juror}::uuid from public.teams where id = ${inside}`;
    await sql`insert into public.mentor_conflicts (mentor_id, team_id) values (${juror}, ${withTeam})`;
    await sql`insert into public.mentor_conflicts (mentor_id, person_id) values (${juror}, ${await memberOf(withPerson)})`;
    expect(await conflictsOf(juror, { orga, round })).toEqual(
      [
        [inside, 'member'],
        [withTeam, 'declared'],
        [withPerson, 'declared'],
      ].sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    );
  });

  it('is to be from the university of somebody in it, where the round bars that', async () => {
    const { orga, round, teams } = await world.begin(2);
    const [team = ''] = teams;
    const juror = await addPerson(sql, 'MENTOR');
    await world.call(orga, 'grant_juror', round, juror);
    await sql`update private.profiles set university = 'TU Kiel ' where user_id = ${juror}`;
    await sql`update private.profiles set university = 'tu kiel' where user_id = ${await memberOf(team)}`;
    expect(await conflictsOf(juror, { orga, round })).toEqual([]);
    await world.call(orga, 'save_round', round, 1, { bars_same_university: true });
    expect(await conflictsOf(juror, { orga, round })).toEqual([[team, 'university']]);
  });

  it('declared by the juror takes the score sheet away, and is theirs to take back', async () => {
    const built = await world.build();
    const { juror, team } = first(built);
    await world.call(juror, 'declare_juror_conflict', built.round, juror, team, 'We are married');
    expect(await refusal(world.ballot(built, juror, team).catch(() => Promise.resolve()))).toBe('done');
    expect(await refusal(world.call(built.orga, 'put_ballot', built.round, team, juror, 'stage'))).toBe(
      'GR168',
    );
    await world.call(juror, 'remove_juror_conflict', built.round, juror, team);
    await world.call(built.orga, 'put_ballot', built.round, team, juror, 'stage');
    expect(await world.ballot(built, juror, team)).toMatchObject({ state: 'assigned' });
  });

  it('that organisers declared stays when the juror takes it back', async () => {
    const built = await world.build();
    const { juror, team } = first(built);
    await world.call(built.orga, 'declare_juror_conflict', built.round, juror, team, 'Her brother');
    expect(await refusal(world.call(juror, 'remove_juror_conflict', built.round, juror, team))).toBe('GR009');
    const another = only(only(built.stages.slice(1)).jurors);
    expect(await refusal(world.call(another, 'declare_juror_conflict', built.round, juror, team, ''))).toBe(
      '42501',
    );
  });
});

describe('a proposal of who judges whom', () => {
  it('is saved on the ground that it was computed from, and on no other', async () => {
    const built = await world.build();
    const { ground } = await world.setup(built.orga, built.round);
    const { juror, team } = first(built);
    await world.call(built.other, 'declare_juror_conflict', built.round, juror, team, 'Her brother');
    expect(
      await refusal(world.call(built.orga, 'assign_ballots', built.round, ground, pairsOf(built.stages))),
    ).toBe('GR162');
    const fresh = await world.setup(built.orga, built.round);
    expect(
      await refusal(
        world.call(built.orga, 'assign_ballots', built.round, fresh.ground, pairsOf(built.stages)),
      ),
    ).toBe('GR168');
    const fitting = pairsOf(built.stages).filter((pair) => pair.juror_id !== juror || pair.team_id !== team);
    const next = await world.call(built.orga, 'assign_ballots', built.round, fresh.ground, fitting);
    expect(next).toBe((await world.setup(built.orga, built.round)).ground);
  });

  it('of two organisers at once is saved by one of them', async () => {
    const built = await world.build();
    const { ground } = await world.setup(built.orga, built.round);
    const some = pairsOf(built.stages).slice(1);
    const codes = await Promise.all(
      [built.orga, built.other].map((orga) =>
        refusal(world.call(orga, 'assign_ballots', built.round, ground, some)),
      ),
    );
    expect(codes.sort()).toEqual(['GR162', 'done']);
  });

  it('keeps what has begun, whatever is computed', async () => {
    const opened = await world.open();
    const { juror, team } = first(opened);
    const sheet = await world.ballot(opened, juror, team);
    await world.write(juror, { ballot: sheet.id, version: 1, scores: {}, isSubmitted: false });
    const { ground } = await world.setup(opened.orga, opened.round);
    await world.call(opened.orga, 'assign_ballots', opened.round, ground, []);
    expect(await sql`select id, state from public.ballots where round_id = ${opened.round}`).toEqual([
      { id: sheet.id, state: 'draft' },
    ]);
    expect(await refusal(world.call(opened.orga, 'remove_ballot', sheet.id))).toBe('GR169');
  });
});

describe('the gaps', () => {
  it('name teams with too few, idle jurors, weights and places, and stages that share nobody', async () => {
    const built = await world.build();
    const { team, stage } = first(built);
    const last = only(stage.jurors.slice(1));
    expect((await world.setup(built.orga, built.round)).gaps).toEqual({});
    await sql`delete from public.ballots where round_id = ${built.round} and (kind = 'bridge' or juror_id = ${last})`;
    await world.call(built.orga, 'save_criterion', built.round, { id: built.criteria[0], weight: 20 });
    await world.call(built.orga, 'place_teams', built.round, [
      { team_id: team, stage_id: null, position: null },
    ]);
    expect((await world.setup(built.orga, built.round)).gaps).toEqual({
      teams: [...stage.teams].sort().map((id) => ({ id, has: 1 })),
      jurors: [last],
      weights: 90,
      unplaced: [team],
      parts: 2,
    });
  });

  it('ask nothing of a team that did not come, nor of a juror who was withdrawn', async () => {
    const built = await world.build();
    const { juror, team } = first(built);
    await world.call(built.orga, 'withdraw_juror', built.round, juror, 'They are ill');
    const { gaps } = await world.setup(built.orga, built.round);
    expect(gaps).toMatchObject({ teams: expect.arrayContaining([{ id: team, has: 1 }]) as unknown });
    expect(gaps.jurors).toBeUndefined();
    await world.call(built.orga, 'grant_juror', built.round, juror, only(built.stages).id);
    expect((await world.setup(built.orga, built.round)).gaps).toEqual({});
  });
});

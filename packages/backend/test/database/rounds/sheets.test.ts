// What jurors write: sent again, from two devices, across the lock and after it, and taken away by stepping back.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { asPerson } from '../people';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { first, roundWorld, steps, type Answer, type World } from './roundWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof roundWorld>;
withDatabase((opened) => {
  sql = opened;
  world = roundWorld(opened);
});

interface Sheet {
  readonly opened: World;
  readonly juror: string;
  readonly team: string;
  readonly id: string;
}

async function openSheet(): Promise<Sheet> {
  const opened = await world.open();
  const { juror, team } = first(opened);
  return { opened, juror, team, id: (await world.ballot(opened, juror, team)).id };
}

const stored = async (id: string) =>
  (
    await sql<{ scores: object; comment_team: string }[]>`
    select scores, comment_team from public.ballot_scores where ballot_id = ${id}`
  )[0];
const lateOf = (id: string) => sql`select comment_team from private.late_ballots where ballot_id = ${id}`;

describe('a write', () => {
  it('is a draft, then handed in, then a draft again with what it says', async () => {
    const { opened, juror, id } = await openSheet();
    const scores = { [only(opened.criteria)]: 2 };
    expect(
      await world.write(juror, { ballot: id, version: 1, scores, isSubmitted: false, comment: 'Louder' }),
    ).toMatchObject({ state: 'draft', version: 2, submitted_at: null, late: null });
    expect(await world.write(juror, { ballot: id, version: 2, scores: steps(opened) })).toMatchObject({
      state: 'submitted',
      version: 3,
    });
    const changed = { ballot: id, version: 3, scores, isSubmitted: false };
    expect(await world.write(juror, changed)).toMatchObject({ state: 'draft', version: 4 });
    expect(await stored(id)).toEqual({ scores, comment_team: '' });
  });

  it('that is sent again because its answer was lost changes nothing', async () => {
    const { opened, juror, id } = await openSheet();
    const write = { ballot: id, version: 1, scores: steps(opened), key: randomUUID() };
    const answer = await world.write(juror, write);
    expect(await world.write(juror, write)).toEqual(answer);
    const [one, other] = await Promise.all([world.write(juror, write), world.write(juror, write)]);
    expect([one, other]).toEqual([answer, answer]);
  });

  it('of a second device that began from an older version is refused with what is there', async () => {
    const { opened, juror, id } = await openSheet();
    const writes = [2, 5].map((step) => ({ ballot: id, version: 1, scores: steps(opened, step) }));
    const outcomes = await Promise.allSettled(writes.map((write) => world.write(juror, write)));
    const refused = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason as unknown);
    const [error] = refused;
    expect(refused).toHaveLength(1);
    expect(error).toMatchObject({ code: 'GR172' });
    const detail: unknown = JSON.parse(error instanceof postgres.PostgresError ? (error.detail ?? '') : '');
    expect(detail).toMatchObject({ version: 2, state: 'submitted', scores: (await stored(id))?.scores });
  });

  it('is refused with a step that there is not, a criterion of elsewhere, and handed in with one missing', async () => {
    const { opened, juror, id } = await openSheet();
    const one = only(opened.criteria);
    const wrong: [Record<string, number>, boolean, string][] = [
      [{ [one]: 0 }, false, '22023'],
      [{ [one]: 6 }, false, '22023'],
      [{ [one]: 2.5 }, false, '22023'],
      [{ [randomUUID()]: 3 }, false, '22023'],
      [{ [one]: 3 }, true, 'GR173'],
    ];
    for (const [scores, isSubmitted, code] of wrong)
      expect(await refusal(world.write(juror, { ballot: id, version: 1, scores, isSubmitted }))).toBe(code);
    expect(await stored(id)).toBeUndefined();
  });

  it("in another juror's score sheet, or before it opens, is refused", async () => {
    const { opened, juror, id } = await openSheet();
    const other = only(first(opened).stage.jurors.slice(1));
    expect(await refusal(world.write(other, { ballot: id, version: 1, scores: {} }))).toBe('GR176');
    await world.call(opened.orga, 'reopen_setup', opened.round, 'A stage is gone');
    expect(await refusal(world.write(juror, { ballot: id, version: 1, scores: {} }))).toBe('GR171');
    expect(await refusal(world.call(juror, 'jury_round', 'half_time'))).toBe('GR171');
  });
});

describe('the lock', () => {
  it('waits for a write that began before it, and then locks what it said', async () => {
    const { opened, juror, id } = await openSheet();
    let locking: Promise<unknown> = Promise.resolve();
    await asPerson(sql, juror, async (transaction) => {
      await transaction`select public.write_ballot(
        ${id}, ${randomUUID()}, 1, ${transaction.json(steps(opened))}, '', '', true, now())`;
      locking = world.call(opened.orga, 'lock_round', opened.round);
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
    await locking;
    expect(await sql`select state from public.ballots where id = ${id}`).toEqual([{ state: 'locked' }]);
  });

  it('refuses a write that waited for it', async () => {
    const { opened, juror, id } = await openSheet();
    let writing: Promise<string> = Promise.resolve('');
    await asPerson(sql, opened.orga, async (transaction) => {
      await transaction`select public.lock_round(${opened.round})`;
      writing = refusal(
        world.write(juror, { ballot: id, version: 1, scores: steps(opened), isSubmitted: false }),
      );
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
    expect(await writing).toBe('GR174');
    expect(await stored(id)).toBeUndefined();
  });

  it('keeps what was finished before it and came after it, unread, and says so once and again', async () => {
    const { opened, juror, id } = await openSheet();
    const finishedAt = new Date(Date.now() - 60_000);
    await world.call(opened.orga, 'lock_round', opened.round);
    const write = {
      ...{ ballot: id, version: 1, scores: steps(opened), key: randomUUID(), comment: 'Late' },
      finishedAt,
    };
    const answer: Answer = { id, state: 'assigned', version: 1, submitted_at: null, late: 'waiting' };
    expect(await world.write(juror, write)).toEqual(answer);
    expect(await world.write(juror, write)).toEqual(answer);
    expect(await stored(id)).toBeUndefined();
    expect(await lateOf(id)).toEqual([{ comment_team: 'Late' }]);
    expect(await world.call(opened.orga, 'round_progress', opened.round)).toMatchObject({ late: 1, in: 0 });
  });

  it('refuses what was finished after it, drafts, and everything once it is decided', async () => {
    const { opened, juror, id } = await openSheet();
    const before = new Date(Date.now() - 60_000);
    await world.call(opened.orga, 'lock_round', opened.round);
    const write = { ballot: id, version: 1, scores: steps(opened) };
    for (const more of [
      { finishedAt: new Date(Date.now() + 60_000) },
      { finishedAt: before, isSubmitted: false },
      {},
    ])
      expect(await refusal(world.write(juror, { ...write, ...more }))).toBe('GR174');
    await sql`update public.rounds set state = 'decided' where id = ${opened.round}`;
    expect(await refusal(world.write(juror, { ...write, finishedAt: before }))).toBe('GR174');
    for (const name of ['take_back_ballot', 'recuse_ballot'] as const)
      expect(
        await refusal(
          name === 'recuse_ballot'
            ? world.call(juror, name, id, 1, 'I know them')
            : world.call(juror, name, id, randomUUID(), 1),
        ),
      ).toBe('GR174');
  });

  it('opened again takes in what had waited', async () => {
    const { opened, juror, id } = await openSheet();
    const finishedAt = new Date(Date.now() - 60_000);
    await world.call(opened.orga, 'lock_round', opened.round);
    await world.write(juror, { ballot: id, version: 1, scores: steps(opened), comment: 'Late', finishedAt });
    await world.call(opened.orga, 'unlock_round', opened.round, 'A hall was cut off');
    expect(await sql`select state, version from public.ballots where id = ${id}`).toEqual([
      { state: 'submitted', version: 2 },
    ]);
    expect(await stored(id)).toMatchObject({ comment_team: 'Late' });
    expect(await lateOf(id)).toEqual([]);
  });
});

describe('taking back', () => {
  it('makes a draft of what was handed in, once, and not from another version', async () => {
    const { opened, juror, id } = await openSheet();
    await world.write(juror, { ballot: id, version: 1, scores: steps(opened) });
    const key = randomUUID();
    expect(await refusal(world.call(juror, 'take_back_ballot', id, key, 1))).toBe('GR172');
    const answer = await world.call<Answer>(juror, 'take_back_ballot', id, key, 2);
    expect(answer).toMatchObject({ state: 'draft', version: 3 });
    expect(await world.call(juror, 'take_back_ballot', id, key, 2)).toEqual(answer);
    expect(await stored(id)).toMatchObject({ scores: steps(opened) });
  });
});

describe('stepping back', () => {
  it('after scoring deletes what was written, declares a conflict, and takes no more writes', async () => {
    const { opened, juror, team, id } = await openSheet();
    await world.write(juror, { ballot: id, version: 1, scores: steps(opened) });
    expect(await refusal(world.call(juror, 'recuse_ballot', id, 2, 'x'))).toBe('22023');
    const answer = await world.call<Answer>(juror, 'recuse_ballot', id, 2, 'I know somebody on the team');
    expect(answer).toMatchObject({ state: 'recused', submitted_at: null });
    expect(await world.call(juror, 'recuse_ballot', id, 2, 'Again')).toEqual(answer);
    expect(await stored(id)).toBeUndefined();
    expect(await world.ballot(opened, juror, team)).toMatchObject({
      recused_reason: 'I know somebody on the team',
    });
    expect((await world.setup(opened.orga, opened.round)).conflicts).toEqual([[team, juror, 'declared']]);
    expect(await refusal(world.write(juror, { ballot: id, version: 3, scores: steps(opened) }))).toBe(
      'GR175',
    );
  });

  it('is undone until the lock, with an empty score sheet', async () => {
    const { opened, juror, team, id } = await openSheet();
    await world.call(juror, 'recuse_ballot', id, 1, 'I know somebody');
    expect(await world.call(juror, 'undo_recusal', id, 2)).toMatchObject({ state: 'assigned' });
    expect((await world.setup(opened.orga, opened.round)).conflicts).toEqual([]);
    await world.call(opened.orga, 'declare_juror_conflict', opened.round, juror, team, 'Her brother');
    expect(await world.ballot(opened, juror, team)).toMatchObject({ state: 'recused' });
    expect(await refusal(world.call(juror, 'undo_recusal', id, 4))).toBe('GR168');
  });

  it('changes nothing when it comes again after the juror has gone on', async () => {
    const { opened, juror, id } = await openSheet();
    await world.call(juror, 'recuse_ballot', id, 1, 'I know somebody');
    await world.call(juror, 'undo_recusal', id, 2);
    await world.write(juror, { ballot: id, version: 3, scores: steps(opened) });
    expect(await refusal(world.call(juror, 'recuse_ballot', id, 1, 'I know somebody'))).toBe('GR172');
    expect(await stored(id)).toMatchObject({ scores: steps(opened) });
    await world.call(juror, 'recuse_ballot', id, 4, 'I know somebody');
    expect(await refusal(world.call(juror, 'undo_recusal', id, 2))).toBe('GR172');
  });
});

describe('what a juror gets', () => {
  it('is theirs alone, with no trace of what others gave', async () => {
    const { opened, juror, team, id } = await openSheet();
    const other = only(first(opened).stage.jurors.slice(1));
    const before = JSON.stringify(await world.call(juror, 'jury_round', 'half_time'));
    const theirs = await world.ballot(opened, other, team);
    await world.write(other, {
      ballot: theirs.id,
      version: 1,
      scores: steps(opened, 5),
      comment: 'Splendid',
    });
    const after = JSON.stringify(await world.call(juror, 'jury_round', 'half_time'));
    expect(after).toBe(before);
    expect(after).toContain(id);
    expect(after).not.toContain(theirs.id);
    expect(after).not.toContain(other);
  });

  it('has words and links of shown weeks alone, the shown figures, and conflicts by their reason', async () => {
    const { opened, juror, team } = await openSheet();
    await sql`update public.rounds set shown_weeks = '{1}', shown_metrics = '{interviews}' where id = ${opened.round}`;
    const hidden = only(only(opened.stages.slice(1)).teams.slice(1));
    await sql`insert into public.mentor_assignments (team_id, mentor_id, status) values (${hidden}, ${juror}, 'active')`;
    await sql`insert into public.traction_weeks (team_id, week, experiments, interviews, test_users, pre_orders, revenue_cents)
      values (${team}, 1, 1, 6, 2, 0, 0), (${team}, 2, 1, 5, 0, 0, 0)`;
    const [part] = await sql<{ id: string; key: string }[]>`
      select m.id, p.key from public.milestones m join public.milestone_parts p on p.milestone_id = m.id
      join public.seasons s on s.id = m.season_id
      where m.week = 1 and p.kind = 'text' order by s.starts_on desc, p.position limit 1`;
    await sql`insert into public.hand_ins (team_id, milestone_id, state, version, due_at_effective, is_late)
      values (${team}, ${part?.id ?? ''}, 'submitted', 1, now(), true)`;
    await sql`insert into public.hand_in_versions
        (hand_in_id, team_id, number, parts, handed_in_at, is_by_clock, is_complete, is_late, due_at_effective)
      select id, team_id, 1, ${sql.json({ [part?.key ?? '']: { text: 'We weigh pads' }, film: { files: [{ name: 'a.mp4' }] } })},
        now(), false, true, true, now() from public.hand_ins where team_id = ${team}`;
    const round = await world.call<{
      ballots: { team: { id: string; members: unknown[] }; weeks: { state: string }[]; figures: object }[];
      conflicts: { team: { id: string }; reason: string }[];
    }>(juror, 'jury_round', 'half_time');
    const sheet = round.ballots.find((each) => each.team.id === team);
    expect(sheet?.figures).toEqual({ interviews: 11 });
    expect(sheet?.weeks).toMatchObject([
      {
        week: 1,
        state: 'submitted',
        is_late: true,
        parts: [{ key: part?.key, kind: 'text', text: 'We weigh pads' }],
      },
    ]);
    expect(JSON.stringify(sheet)).not.toContain('a.mp4');
    expect(sheet?.team.members).toHaveLength(1);
    const without = round.ballots.find((each) => each.team.id !== team);
    expect(without?.weeks).toMatchObject([{ state: 'missing', parts: [] }]);
    expect(round.conflicts).toMatchObject([{ team: { id: hidden }, reason: 'mentor' }]);
  });
});

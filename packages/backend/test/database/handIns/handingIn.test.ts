// How a draft becomes a version: lateness, completeness, double presses, taking back, more time, merged teams, leaving.
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
import { asPerson } from '../people';
import { withDatabase } from '../withDatabase';
import { DAY, handInWorld, HOUR, MINUTE, refusal, SECOND, text, type Part } from './handInWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof handInWorld>;
withDatabase((opened) => {
  sql = opened;
  world = handInWorld(opened);
});

const due = new Date('2024-12-08T22:59:00Z');
const at = (milliseconds: number): Date => new Date(due.getTime() + milliseconds);

async function begin(size = 2) {
  const [team, week] = [await world.teamOf(size), await world.milestone(due)];
  return { team, week, ada: team.people[0] ?? '', ben: team.people[1] ?? '' };
}
/** A team that handed in at that time. */
async function handedIn(when: number) {
  const begun = await begin();
  const versions = await world.writeAll(begun.ada, begun.week, at(when));
  const version = await world.handIn(begun.ada, begun.week, versions, at(when));
  return { ...begun, version, versions, id: version.hand_in_id };
}

describe('a version', () => {
  it('is what was written, who handed it in, and when it was due', async () => {
    const { week, ada, ben, team } = await begin();
    await world.writeAll(ben, week, at(-DAY));
    await world.save(ada, week, 'more', text('  \n'), 0, at(-DAY));
    await world.save(ada, week, 'links', { links: ['https://example.org'] }, 0, at(-DAY));
    const version = await world.handIn(ada, week, { claim: 1, result: 1, more: 1, links: 1 }, at(-HOUR));
    expect(version).toMatchObject({
      number: 1,
      // What says nothing is left out.
      parts: { claim: text('One'), result: text('One'), links: { links: ['https://example.org'] } },
      handed_in_at: at(-HOUR),
      handed_in_by: ada,
      is_by_clock: false,
      is_complete: true,
      is_late: false,
      due_at_effective: due,
      replaced_at: null,
    });
    expect(await world.state(team.id, week)).toMatchObject({
      state: 'submitted',
      version: 1,
      is_late: false,
    });
  });

  it('may lack what is required, and says so', async () => {
    const { week, ada } = await begin();
    await world.save(ada, week, 'claim', text('One'), 0, at(-DAY));
    expect(await world.handIn(ada, week, { claim: 1 }, at(-HOUR))).toMatchObject({ is_complete: false });
  });

  it('is not made of nothing', async () => {
    const { week, ada } = await begin();
    expect(await refusal(world.handIn(ada, week, {}, at(-HOUR)))).toBe('GR038');
    await world.save(ada, week, 'claim', text(' '), 0, at(-DAY));
    expect(await refusal(world.handIn(ada, week, { claim: 1 }, at(-HOUR)))).toBe('GR038');
  });

  it('is made of what its sender saw, and of nothing that came in between', async () => {
    const { week, ada, ben } = await begin();
    await world.writeAll(ada, week, at(-DAY));
    await world.save(ben, week, 'result', text('Two'), 1, at(-HOUR));
    await world.save(ben, week, 'more', text('More'), 0, at(-HOUR));
    const refused: unknown = await world
      .handIn(ada, week, { claim: 1, result: 1 }, at(-MINUTE))
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'GR033' });
    const detail = JSON.parse((refused as postgres.PostgresError).detail ?? '') as Part[];
    expect(detail.map((part) => [part.part_key, part.version])).toEqual([
      ['more', 1],
      ['result', 2],
    ]);
    expect(await refusal(world.handIn(ada, week, { claim: 1, result: 2, more: 1 }, at(-MINUTE)))).toBe(
      'done',
    );
  });

  it('never changes', async () => {
    const { version } = await handedIn(-DAY);
    const frozen = { code: '42501', message: 'version_is_frozen' };
    const { id } = version;
    await expect(
      sql`update public.hand_in_versions set is_late = true where id = ${id}`,
    ).rejects.toMatchObject(frozen);
    await expect(sql`update public.hand_in_versions set parts = '{}' where id = ${id}`).rejects.toMatchObject(
      frozen,
    );
    await expect(sql`delete from public.hand_in_versions where id = ${id}`).rejects.toMatchObject(frozen);
  });

  it.each([
    [-1, false],
    [0, true],
    [DAY - 1, true],
  ])('%d ms after it was due is late: %s', async (when, isLate) => {
    const { version } = await handedIn(when);
    expect(version.is_late).toBe(isLate);
  });

  it('is not taken any more once the grace is over', async () => {
    const { week, ada } = await begin();
    await world.save(ada, week, 'claim', text('One'), 0, at(-HOUR));
    await world.switchClock(ada, week, false, at(-HOUR));
    expect(await refusal(world.handIn(ada, week, { claim: 1 }, at(DAY)))).toBe('GR035');
  });
});

describe('a press', () => {
  it('twice makes one version, also when the time ran out in between', async () => {
    const { week, ada, ben, version, versions, id } = await handedIn(-SECOND);
    expect(await world.handIn(ada, week, versions, at(-1))).toEqual(version);
    expect(await world.handIn(ben, week, versions, at(SECOND))).toEqual(version);
    expect(await world.versions(id)).toHaveLength(1);
  });

  it('again, until it is due, makes the next version, which counts', async () => {
    const { week, ada, id } = await handedIn(-DAY);
    await world.save(ada, week, 'claim', text('Two'), 1, at(-HOUR));
    const second = await world.handIn(ada, week, { claim: 2, result: 1 }, at(-SECOND));
    expect(second).toMatchObject({ number: 2, is_late: false });
    const [first] = await world.versions(id);
    expect(first).toMatchObject({ number: 1, replaced_at: at(-SECOND) });
    expect(await refusal(world.save(ada, week, 'claim', text('Three'), 2, at(0)))).toBe('GR037');
  });

  it('is late for ever once the first was', async () => {
    const { week, ada, id, team } = await handedIn(HOUR);
    await world.extend(team.id, week, at(3 * DAY), at(2 * HOUR));
    await world.save(ada, week, 'claim', text('Two'), 1, at(DAY));
    expect(await world.handIn(ada, week, { claim: 2, result: 1 }, at(DAY))).toMatchObject({
      number: 2,
      is_late: true,
      due_at_effective: due,
    });
    expect(await world.versions(id)).toHaveLength(2);
  });
});

describe('taking back', () => {
  it('is possible until it is due, and the same version stands again', async () => {
    const { week, ada, version, versions, id } = await handedIn(-DAY);
    expect(await world.takeBack(ada, id, at(-HOUR))).toMatchObject({ state: 'draft', version: 1 });
    expect(await world.takeBack(ada, id, at(-HOUR))).toMatchObject({ state: 'draft' });
    expect(await world.handIn(ada, week, versions, at(-MINUTE))).toEqual(version);
    expect(await refusal(world.takeBack(ada, id, at(0)))).toBe('GR039');
  });

  it('from a reviewer is possible once', async () => {
    const { week, ada, versions, id, team } = await handedIn(-DAY);
    const mentor = await world.mentorOf(team.id);
    await world.take(mentor, id, 1, at(-20 * HOUR));
    expect(await world.takeBack(ada, id, at(-19 * HOUR))).toMatchObject({
      state: 'draft',
      reviewer_id: null,
    });
    await world.handIn(ada, week, versions, at(-18 * HOUR));
    await world.take(mentor, id, 1, at(-17 * HOUR));
    expect(await refusal(world.takeBack(ada, id, at(-16 * HOUR)))).toBe('GR039');
  });

  it('is the team’s alone', async () => {
    const { id, team } = await handedIn(-DAY);
    const [stranger, mentor] = [await world.person(), await world.mentorOf(team.id)];
    for (const person of [stranger, mentor])
      expect(await refusal(world.takeBack(person, id, at(-HOUR)))).toBe('GR014');
  });
});

describe('more time', () => {
  it('is asked for with a reason, also after the week is closed, and opens it again', async () => {
    const { week, ada, team } = await begin();
    expect(await refusal(world.ask(ada, week, ' ', at(2 * DAY)))).toBe('22023');
    expect(await world.ask(ada, week, 'We were ill', at(2 * DAY))).toMatchObject({
      extension_asked_at: at(2 * DAY),
    });
    expect(await refusal(world.save(ada, week, 'claim', text('One'), 0, at(2 * DAY)))).toBe('GR035');
    expect(await world.extend(team.id, week, at(4 * DAY), at(3 * DAY))).toMatchObject({
      extended_until: at(4 * DAY),
      extension_asked_at: null,
    });
    const versions = await world.writeAll(ada, week, at(3 * DAY));
    expect(await world.handIn(ada, week, versions, at(4 * DAY - 1))).toMatchObject({
      is_late: false,
      due_at_effective: at(4 * DAY),
    });
  });

  it('is later than it was due and ahead, and given twice is given once', async () => {
    const { week, team } = await begin();
    const extend = (until: number, now: number) =>
      refusal(world.extend(team.id, week, at(until), at(now), 'Ill'));
    expect(await extend(-HOUR, -DAY)).toBe('GR043');
    expect(await extend(0, -DAY)).toBe('GR043');
    expect(await extend(HOUR, HOUR)).toBe('GR043');
    expect(await extend(DAY, HOUR)).toBe('done');
    expect(await extend(DAY, 2 * DAY)).toBe('done');
    expect(await extend(DAY - HOUR, HOUR)).toBe('GR043');
  });

  it('has its own grace', async () => {
    const { week, ada, team } = await begin();
    await world.extend(team.id, week, at(2 * DAY), at(-DAY));
    await world.save(ada, week, 'claim', text('One'), 0, at(HOUR));
    expect(await world.handIn(ada, week, { claim: 1 }, at(2 * DAY))).toMatchObject({ is_late: true });
  });

  it('is not asked for what is handed in', async () => {
    const { week, ada } = await handedIn(-DAY);
    expect(await refusal(world.ask(ada, week, 'One more day', at(-HOUR)))).toBe('GR037');
  });

  it('is in the log with its reason, and without what the team wrote', async () => {
    const { week, ada, team } = await begin();
    await world.ask(ada, week, 'Something private', at(-DAY));
    const orga = await world.orga();
    const soon = new Date(Date.now() + DAY);
    await asPerson(
      sql,
      orga,
      (as) => as`select public.extend_hand_in(${team.id}, ${week}, ${soon}, 'They were ill')`,
    );
    const [entry] = await sql<{ reason: string; before: object; after: object }[]>`
      select reason, before, after from public.audit_log where entity = 'hand_ins' and actor_id = ${orga}`;
    expect(entry).toMatchObject({ reason: 'They were ill', before: { extended_until: null } });
    expect(JSON.stringify(entry)).not.toContain('private');
  });
});

describe('teams that were merged', () => {
  it('keep their hand-ins apart; where both have a week, that of the team that goes on counts', async () => {
    const [source, target] = [await world.teamOf(1), await world.teamOf(1)];
    const [both, one] = [await world.milestone(due), await world.milestone(at(7 * DAY))];
    const versions = await world.writeAll(source.captain, both, at(-DAY), 'Source');
    await world.handIn(source.captain, both, versions, at(-DAY));
    await world.writeAll(source.captain, one, at(HOUR), 'Source');
    await world.writeAll(target.captain, both, at(-DAY), 'Target');
    await sql`update public.teams set merged_into = ${target.id}, status = 'withdrawn', captain_id = null where id = ${source.id}`;
    await sql`update public.team_members set left_at = ${at(2 * HOUR)} where team_id = ${source.id}`;
    const weeks = (await asPerson(
      sql,
      target.captain,
      (as) =>
        as`select milestone_id, team_id, state, parts_ready from public.team_weeks(${target.id}) where parts_ready > 0`,
    )) as unknown[];
    expect(weeks).toEqual([
      { milestone_id: both, team_id: target.id, state: 'draft', parts_ready: 2 },
      { milestone_id: one, team_id: source.id, state: 'draft', parts_ready: 2 },
    ]);
    const read = (person: string) =>
      asPerson(sql, person, async (as) => (await as`select team_id from public.hand_ins`).length);
    expect(await read(target.captain)).toBe(3);
    expect(await read(await world.mentorOf(target.id))).toBe(3);
    // Who was in it and is in none now reads nothing.
    expect(await read(source.captain)).toBe(0);
  });
});

describe('an account that ends', () => {
  it('leaves the team what it wrote, without its name', async () => {
    const { ada, ben, week, id, team } = await handedIn(-DAY);
    await world.save(ben, week, 'more', text('Bens'), 0, at(-HOUR));
    const exported = await sql<{ tables: Record<string, unknown[]> }[]>`
      select private.export_person(${ada}, now()) -> 'tables' as tables`;
    const counts = ['hand_in_parts', 'hand_in_part_changes', 'hand_in_versions'].map(
      (table) => exported[0]?.tables[`public.${table}`]?.length,
    );
    expect(counts).toEqual([2, 2, 1]);
    await sql`update public.teams set captain_id = ${ben} where id = ${team.id}`;
    await sql`delete from auth.users where id = ${ada}`;
    expect(await world.versions(id)).toMatchObject([{ handed_in_by: null, is_by_clock: false, number: 1 }]);
    const parts =
      await sql`select part_key, written_by from public.hand_in_parts where hand_in_id = ${id} order by part_key`;
    expect(parts.map(({ written_by }) => written_by as unknown)).toEqual([null, ben, null]);
  });

  it('takes along what only it can have written', async () => {
    const [team, week] = [await world.teamOf(1), await world.milestone(due)];
    const versions = await world.writeAll(team.captain, week, at(-DAY));
    await world.handIn(team.captain, week, versions, at(-DAY));
    await sql`delete from auth.users where id = ${team.captain}`;
    for (const table of ['hand_ins', 'hand_in_parts', 'hand_in_part_changes', 'hand_in_versions'])
      expect(await sql`select from ${sql(`public.${table}`)} where team_id = ${team.id}`).toHaveLength(0);
  });
});

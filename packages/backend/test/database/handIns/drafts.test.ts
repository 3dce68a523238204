// How a draft is written, part by part: limits, conflicts, history, and when the week takes it.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { describe, expect, it } from 'vitest';
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

describe('a part', () => {
  it('is kept as it was typed, with who wrote it and a version of its own', async () => {
    const { week, ada, ben } = await begin();
    const first = await world.save(ada, week, 'claim', text(' One 🦄 \n'), 0, at(-DAY));
    expect(first).toMatchObject({ value: text(' One 🦄 \n'), version: 1, written_by: ada });
    const other = await world.save(ben, week, 'result', text('أهلا'), 0, at(-DAY));
    expect(other).toMatchObject({ version: 1, written_by: ben });
    expect(await world.save(ben, week, 'claim', text('Two'), 1, at(-HOUR))).toMatchObject({
      version: 2,
      written_by: ben,
    });
  });

  it('counts the characters that people count, not bytes', async () => {
    const { week, ada } = await begin();
    expect(await refusal(world.save(ada, week, 'claim', text('🦄'.repeat(40)), 0, at(-DAY)))).toBe('done');
    expect(await refusal(world.save(ada, week, 'claim', text('🦄'.repeat(41)), 1, at(-DAY)))).toBe(
      'GR034 too_long',
    );
  });

  const id = 'aaaaaaaa-0000-4000-8000-00000000000a';
  const more = ['b', 'c', 'd'].map((last) => id.slice(0, -1) + last);
  it.each([
    ['claim', text('a'.repeat(41)), 'too_long'],
    ['claim', { text: 7 }, 'shape'],
    ['claim', { text: 'a', html: 'b' }, 'shape'],
    ['claim', {}, 'shape'],
    ['claim', [], 'shape'],
    ['claim', 'words', 'shape'],
    ['claim', { links: [] }, 'shape'],
    ['links', { links: 'https://example.org' }, 'shape'],
    ['links', { links: [1] }, 'shape'],
    ['links', { links: ['example.org'] }, 'no_link'],
    ['links', { links: ['javascript:alert(1)'] }, 'no_link'],
    ['links', { links: ['https://user@example.org/'] }, 'no_link'],
    ['links', { links: ['https://example.org/ and more'] }, 'no_link'],
    ['links', { links: [`https://example.org/${'a'.repeat(2000)}`] }, 'too_long'],
    ['links', { links: ['https://a.org', 'https://b.org', 'https://c.org'] }, 'too_many'],
    ['files', { files: ['../etc/passwd'] }, 'shape'],
    ['files', { files: [id, id] }, 'shape'],
    ['files', { files: [id] }, 'file_unknown'],
    ['files', { files: more }, 'too_many'],
    ['evidence', { tests: [id] }, 'test_unknown'],
    ['evidence', { files: [] }, 'shape'],
  ])('%s refuses %j: %s', async (key, value, reason) => {
    const { week, ada } = await begin(1);
    expect(await refusal(world.save(ada, week, key, value, 0, at(-DAY)))).toBe(`GR034 ${reason}`);
  });

  it.each([
    ['links', { links: ['https://example.org/a?b=c#d', 'HTTP://xn--bcher-kva.example:8080'] }],
    ['links', { links: [] }],
    ['files', { files: [] }],
    ['evidence', { tests: [] }],
    ['more', text('')],
  ])('%s takes %j', async (key, value) => {
    const { week, ada } = await begin(1);
    expect(await world.save(ada, week, key, value, 0, at(-DAY))).toMatchObject({ value });
  });

  it('has to be one of the week', async () => {
    const { week, ada } = await begin(1);
    expect(await refusal(world.save(ada, week, 'nothing', text('a'), 0, at(-DAY)))).toBe('GR009');
    expect(await refusal(world.save(ada, randomUUID(), 'claim', text('a'), 0, at(-DAY)))).toBe('GR009');
  });
});

describe('two in one part', () => {
  it('are told what it says now, and nothing is lost', async () => {
    const { week, ada, ben } = await begin();
    await world.save(ada, week, 'claim', text('One'), 0, at(-DAY));
    await world.save(ada, week, 'claim', text('Adas'), 1, at(-HOUR));
    const conflict = await world
      .save(ben, week, 'claim', text('Bens'), 1, at(-HOUR + SECOND))
      .catch((error: unknown) => error);
    expect(conflict).toMatchObject({ code: 'GR033', message: 'part_changed' });
    const detail = JSON.parse((conflict as postgres.PostgresError).detail ?? '') as Part;
    expect(detail).toMatchObject({ value: text('Adas'), version: 2, written_by: ada });
    expect(await world.save(ben, week, 'claim', text('Adas and Bens'), 2, at(-HOUR + MINUTE))).toMatchObject({
      version: 3,
    });
  });

  it('who save the same words, or one of them twice, have saved once', async () => {
    const { week, ada, ben } = await begin();
    const first = await world.save(ada, week, 'claim', text('Same'), 0, at(-DAY));
    expect(await world.save(ben, week, 'claim', text('Same'), 0, at(-HOUR))).toEqual(first);
  });
});

describe('the history of a part', () => {
  it('has one entry for what one person saves within five minutes', async () => {
    const { week, ada, ben, team } = await begin();
    const steps: [string, string, number][] = [
      [ada, 'O', 0],
      [ada, 'On', 2],
      [ada, 'One', 4],
      [ada, 'One and', 6],
      [ben, 'One and two', 7],
      [ada, 'One, two', 8],
    ];
    for (const [index, [who, words, minute]] of steps.entries())
      await world.save(who, week, 'claim', text(words), index, at(-DAY + minute * MINUTE));
    const { id } = await world.state(team.id, week);
    const entries = await world.changes(id, 'claim');
    expect(entries.map(({ value, version }) => [value.text, version])).toEqual([
      ['One', 3],
      ['One and', 4],
      ['One and two', 5],
      ['One, two', 6],
    ]);
  });

  it('keeps what stood when it was due', async () => {
    const { week, ada, team } = await begin(1);
    await world.save(ada, week, 'claim', text('Before'), 0, at(-SECOND));
    await world.save(ada, week, 'claim', text('After'), 1, at(SECOND));
    const { id } = await world.state(team.id, week);
    const entries = await world.changes(id, 'claim');
    expect(entries.map(({ value }) => value.text)).toEqual(['Before', 'After']);
  });
});

describe('a week', () => {
  it('is written in from its opening to the end of its grace', async () => {
    const { week, ada, team } = await begin(1);
    const save = (words: string, version: number, when: number) =>
      refusal(world.save(ada, week, 'claim', text(words), version, at(when)));
    expect(await save('One', 0, -7 * DAY - SECOND)).toBe('GR036');
    expect(await save('One', 0, -7 * DAY)).toBe('done');
    expect(await save('Two', 1, DAY - SECOND)).toBe('done');
    // Or the clock hands in what there is.
    await sql`update public.hand_ins set hands_in_by_clock = false where team_id = ${team.id}`;
    expect(await save('Three', 2, DAY)).toBe('GR035');
  });

  it('is nobody’s who is in no team, and not another team’s', async () => {
    const { week } = await begin(1);
    const stranger = await world.person();
    expect(await refusal(world.save(stranger, week, 'claim', text('One'), 0, at(-DAY)))).toBe('GR014');
  });

  it('is lost at once by who leaves, with the draft they had open', async () => {
    const { week, ada, ben, team } = await begin();
    await world.save(ben, week, 'claim', text('Bens'), 0, at(-DAY));
    await sql`select private.remove_member(${ada}, ${team.id}, ${ben}, ${at(-HOUR)})`;
    expect(await refusal(world.save(ben, week, 'claim', text('More'), 1, at(-HOUR)))).toBe('GR014');
    expect(await refusal(world.handIn(ben, week, { claim: 1 }, at(-HOUR)))).toBe('GR014');
    // What they wrote is the team's.
    expect(await world.save(ada, week, 'claim', text('Adas'), 1, at(-HOUR))).toMatchObject({ version: 2 });
  });

  it('may be switched to wait for a press, while it is written in', async () => {
    const { week, ada } = await begin(1);
    expect(await world.switchClock(ada, week, false, at(-DAY))).toMatchObject({ hands_in_by_clock: false });
    expect(await world.switchClock(ada, week, false, at(2 * DAY))).toMatchObject({
      hands_in_by_clock: false,
    });
    expect(await refusal(world.switchClock(ada, week, true, at(2 * DAY)))).toBe('GR035');
  });
});

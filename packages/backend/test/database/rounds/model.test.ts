// Sixty jurors whose phones lose the network at random, lose answers and send again, and step back; then the round is
// locked. Afterwards each score sheet says what its juror pressed last in time, once, or it waits, or it says nothing.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { expect, it } from 'vitest';
import { isFull } from '../../../../../vitest.shared';
import { randomOf } from '../random';
import { refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { roundWorld, steps, type World } from './roundWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof roundWorld>;
withDatabase((opened) => {
  sql = opened;
  world = roundWorld(opened);
});

// Sixteen rounds are played over HTTP, with the store of the devices (races/jurors.full.test.ts); recusals are here.
const ROUNDS = isFull ? 8 : 1;
const TIMES = 12;
const size = { stages: 12, teamsPerStage: 2, jurorsPerStage: 5 };

interface Press {
  readonly key: string;
  readonly step: number;
  readonly isSubmitted: boolean;
  readonly finishedAt: Date;
}

/** A phone: what it knows of its score sheets, and what waits to be sent. */
class Phone {
  readonly versions = new Map<string, number>();
  readonly waiting = new Map<string, Press>();
  readonly pressed = new Map<string, Press>();
  /** What the server took, the newest last. */
  readonly taken = new Map<string, Press[]>();
  readonly recused = new Set<string>();
  isOnline = true;

  constructor(
    readonly juror: string,
    ballots: readonly string[],
  ) {
    ballots.forEach((id) => this.versions.set(id, 1));
  }
}

async function phonesOf(opened: World): Promise<Phone[]> {
  const rows = await sql<{ juror: string; ids: string[] }[]>`
    select juror_id as juror, array_agg(id order by id) as ids from public.ballots
    where round_id = ${opened.round} group by juror_id order by juror_id`;
  return rows.map(({ juror, ids }) => new Phone(juror, ids));
}

/** Sends what waits; an answer may get lost, and then the same is sent again next time. */
async function send(phone: Phone, opened: World, below: (limit: number) => number): Promise<void> {
  for (const [ballot, press] of [...phone.waiting]) {
    const write = {
      ...{
        ballot,
        key: press.key,
        version: phone.versions.get(ballot) ?? 0,
        scores: steps(opened, press.step),
      },
      ...{ isSubmitted: press.isSubmitted, finishedAt: press.finishedAt, comment: press.key },
    };
    let answer: Awaited<ReturnType<typeof world.write>> | undefined;
    const code = await refusal(world.write(phone.juror, write).then((given) => (answer = given)));
    if (code === 'done') phone.taken.set(ballot, [...(phone.taken.get(ballot) ?? []), press]);
    // The phone went away before it heard.
    if (code === 'done' && below(4) === 0) continue;
    expect(['done', 'GR174']).toContain(code);
    phone.waiting.delete(ballot);
    if (answer) {
      phone.versions.set(ballot, answer.version);
    }
  }
}

async function act(phone: Phone, opened: World, below: (limit: number) => number): Promise<void> {
  if (below(3) === 0) phone.isOnline = !phone.isOnline;
  const ids = [...phone.versions.keys()].filter((id) => !phone.recused.has(id));
  const ballot = ids[below(Math.max(ids.length, 1))];
  // One write of a score sheet at a time is on its way.
  if (ballot !== undefined && !phone.waiting.has(ballot)) {
    if (phone.isOnline && below(40) === 0) {
      const code = await refusal(
        world.call(phone.juror, 'recuse_ballot', ballot, phone.versions.get(ballot) ?? 0, 'I know somebody'),
      );
      if (code === 'done') phone.recused.add(ballot);
      // Of another version: the answer to the write before it was not heard.
      else expect(['GR172', 'GR174']).toContain(code);
    } else {
      const press = {
        key: randomUUID(),
        step: below(5) + 1,
        isSubmitted: below(4) > 0,
        finishedAt: new Date(),
      };
      phone.pressed.set(ballot, press);
      phone.waiting.set(ballot, press);
    }
  }
  if (phone.isOnline) await send(phone, opened, below);
}

const seeds = Array.from({ length: ROUNDS }, (_, index) => 210 + index);
it.each(seeds)(
  'no score sheet is lost, doubled, or changed after the lock, seed %i',
  { timeout: 120_000 },
  async (seed) => {
    const below = randomOf(seed);
    const opened = await world.open(size);
    const phones = await phonesOf(opened);
    expect(phones).toHaveLength(60);
    for (let time = 0; time < TIMES; time += 1)
      await Promise.all(phones.map((phone) => act(phone, opened, below)));
    await Promise.all([
      world.call(opened.orga, 'lock_round', opened.round),
      world.call(opened.other, 'lock_round', opened.round),
      ...phones.filter(() => below(2) === 0).map((phone) => act(phone, opened, below)),
    ]);
    const atLock = await stored(opened);
    for (const phone of phones) phone.isOnline = true;
    await Promise.all(phones.map((phone) => send(phone, opened, below)));
    // The last answers all arrive: what still waits then was lost.
    await Promise.all(phones.map((phone) => send(phone, opened, () => 1)));
    for (const phone of phones) await check(phone, atLock);
    expect(await stored(opened)).toEqual(atLock);
  },
);

const stored = async (opened: World) =>
  new Map(
    (
      await sql<{ id: string; state: string; key: string | null }[]>`
        select b.id, b.state, s.comment_team as key from public.ballots b
        left join public.ballot_scores s on s.ballot_id = b.id
        where b.round_id = ${opened.round}`
    ).map(({ id, state, key }) => [id, { state, key }]),
  );

async function check(phone: Phone, found: Awaited<ReturnType<typeof stored>>): Promise<void> {
  for (const ballot of phone.versions.keys()) {
    const row = found.get(ballot);
    if (phone.recused.has(ballot)) {
      expect(row).toEqual({ state: 'recused', key: null });
      continue;
    }
    const [late] = await sql<{ key: string }[]>`
      select comment_team as key from private.late_ballots where ballot_id = ${ballot}`;
    const taken = phone.taken.get(ballot) ?? [];
    // What was taken last is there or waits; what is there was taken, and is locked where it was handed in.
    expect([row?.key, late?.key]).toContain(taken.at(-1)?.key ?? null);
    if (late) expect(late.key).toBe(phone.pressed.get(ballot)?.key);
    const there = taken.find(({ key }) => key === row?.key);
    const state = there === undefined ? 'assigned' : there.isSubmitted ? 'locked' : 'draft';
    expect({ ballot, state: row?.state }).toEqual({ ballot, state });
    expect(phone.waiting.has(ballot)).toBe(false);
  }
}

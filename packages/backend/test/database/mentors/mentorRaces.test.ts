// Mentors, organisers and accounts that end at the same time: teams are locked before people, so that the second one waits and
// then decides by what is.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { expect, it } from 'vitest';
import { handInWorld, HOUR } from '../handIns/handInWorld';
import { withDatabase } from '../withDatabase';
import { dayFromNow, mentorWorld, refusal } from './mentorWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof mentorWorld>;
let handIns: ReturnType<typeof handInWorld>;
withDatabase((opened) => {
  sql = opened;
  world = mentorWorld(opened);
  handIns = handInWorld(opened);
});

const now = () => new Date();

/** Begins `work` while a transaction holds what `before` locked, does `after` in it once the work waits, and ends it. */
async function meanwhile(
  before: (busy: postgres.TransactionSql) => Promise<unknown>,
  work: () => Promise<string>,
  after: (busy: postgres.TransactionSql) => Promise<unknown> = async () => undefined,
): Promise<string> {
  const { started } = await sql.begin(async (busy) => {
    await before(busy);
    const started = work();
    await expect
      .poll(() => busy`select from pg_locks where not granted and pid <> pg_backend_pid()`)
      .not.toHaveLength(0);
    await after(busy);
    // Not the promise itself, which the transaction would wait for.
    return { started };
  });
  return started;
}

it('a conflict that is declared while the team is given to the mentor declines it', async () => {
  const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
  const end = await meanwhile(
    (busy) => busy`select private.propose_mentor(${orga}, ${team.id}, ${mentor}, false, now())`,
    () => refusal(world.declare(mentor, { person: team.member })),
  );
  expect(end).toBe('done');
  expect(await world.assignments(team.id)).toMatchObject([{ status: 'declined' }]);
});

it('a conflict that is declared first keeps the team from the mentor', async () => {
  const [team, mentor, orga] = [await world.team(), await world.mentor(), await world.orga()];
  const end = await meanwhile(
    (busy) =>
      busy`select private.declare_conflict(${randomUUID()}, ${mentor}, ${team.id}, null, 'A cousin', now())`,
    () => refusal(world.assign(orga, team.id, mentor)),
  );
  expect(end).toBe('GR081');
});

it('two absences of the same days are one', async () => {
  const mentor = await world.mentor();
  const [from, until] = [dayFromNow(1), dayFromNow(3)];
  const end = await meanwhile(
    (busy) =>
      busy`select private.set_absence(${mentor}, ${randomUUID()}, ${mentor}, ${from}, ${until}, null, now())`,
    () => refusal(world.beAway(mentor, until, dayFromNow(5), null)),
  );
  expect(end).toBe('GR085');
});

it('many teams go to a stand-in without a deadlock with those who book', async () => {
  const [mentor, standIn, orga] = [await world.mentor(50), await world.mentor(), await world.orga()];
  const teams: string[] = [];
  // More than a loop fetches, and locks, at first.
  for (let count = 0; count < 14; count += 1) {
    const { id } = await world.team();
    await world.assign(orga, id, mentor);
    teams.push(id);
  }
  const last = teams.sort().at(-1) ?? '';
  const end = await meanwhile(
    (busy) => busy`select private.lock_team(${last})`,
    () => refusal(world.giveTo(mentor, mentor, standIn, dayFromNow(3))),
    // As who books a slot does behind the team's lock.
    (busy) => busy`select from private.profiles where user_id = ${mentor} for share`,
  );
  expect(end).toBe('done');
  for (const team of teams)
    expect(await world.assignments(team)).toMatchObject([{ status: 'active', stand_in_id: standIn }]);
});

it('a stand-in whose role is taken away at that time is none', async () => {
  const [team, mentor, standIn] = [await world.team(), await world.mentor(), await world.mentor()];
  await world.assign(await world.orga(), team.id, mentor);
  const end = await meanwhile(
    (busy) => busy`update private.profiles set role = 'PARTICIPANT' where user_id = ${standIn}`,
    () => refusal(world.giveTo(mentor, mentor, standIn, dayFromNow(3))),
  );
  expect(end).toBe('GR084');
  expect(await world.assignments(team.id)).toMatchObject([{ stand_in_id: null }]);
});

it('an account ends while its mentor gives a verdict, without a deadlock; the verdict stays', async () => {
  const [team, mentor] = [await world.team(), await world.mentor()];
  await world.assign(await world.orga(), team.id, mentor);
  const week = await handIns.milestone(new Date(Date.now() + 100 * HOUR));
  const versions = await handIns.writeAll(team.captain, week, now());
  const { hand_in_id: id } = await handIns.handIn(team.captain, week, versions, now());
  await handIns.take(mentor, id, 1, now());
  const end = await meanwhile(
    (busy) => busy`select private.lock_hand_in(${id}, now())`,
    () => refusal(sql`select private.erase_account(${mentor}, now())`),
    (busy) => busy`select private.give_verdict(${mentor}, ${id}, 1, 'accepted', 'Good', now())`,
  );
  expect(end).toBe('done');
  await handIns.settle(new Date(Date.now() + 6000));
  const [verdict] = await sql`select author_id, note, settled_at is not null as counts
    from public.hand_in_verdicts where hand_in_id = ${id}`;
  expect(verdict).toEqual({ author_id: null, note: 'Good', counts: true });
});

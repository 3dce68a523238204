// What people, and the clock, do to hand-ins: drawn by chance, with who does it and what they had seen.
import { randomUUID } from 'node:crypto';
import {
  DAY,
  HOUR,
  MINUTE,
  SECOND,
  type HandIn,
  type Part,
  type Verdict,
  type Version,
} from '../handInWorld';
import { joinTeam, leaveTeam, nextMentor } from './people';
import type { HandInModel } from './handInModel';
import { someHandIn, type Command, type Round } from './round';
import { handInOf, partOf, verdictOf, versionOf } from './rows';
import { NOTE_LIMIT, type Value } from './rules';

const VALUES: readonly [Value, ...Value[]] = [
  ...([{ text: 'One' }, { text: 'Two' }, { text: 'Three' }, { text: 'One' }, { text: 'Two' }] as const),
  ...([{ text: ' \n' }, { text: '' }, { text: '🦄'.repeat(40) }, { text: '🦄'.repeat(41) }] as const),
];
const LINKS: readonly [Value, ...Value[]] = [
  { links: ['https://example.org/a'] },
  { links: [] },
  { links: ['https://example.org/a', 'https://example.org/b'] },
  { links: ['https://example.org/a', 'https://example.org/b', 'https://example.org/c'] },
  { text: 'One' },
];
const NOTES: readonly [string, ...string[]] = [
  'Say more.',
  ' Good. ',
  '',
  'Say more.',
  'x'.repeat(NOTE_LIMIT + 1),
];

const row = (answer: HandIn) => handInOf({ ...answer });

/** A command on one of the round's hand-ins, by chance: mostly one that its state asks for. */
export function nextCommand(round: Round): Command {
  const { random, now } = round;
  const handIn = someHandIn(round);
  const isClosed = handIn.state === 'draft' && now >= handIn.closesAt;
  const wanted = (isClosed ? CLOSED : WANTED[handIn.state]) ?? ALL;
  const draws = random(4) > 0 ? wanted : ALL;
  return (draws[random(draws.length)] ?? clock)(round, handIn);
}

type Draw = (round: Round, handIn: HandInModel) => Command;

const idOf = ({ ids }: Round, handIn: HandInModel): string => ids.get(handIn) ?? randomUUID();

/** Mostly whoever leads, or another member, at times whoever is none. */
const author = ({ random, outsiders, orga, pick }: Round, { team }: HandInModel): string => {
  const stranger = random(12) === 0 ? pick([outsiders.at(-1), orga, team.mentor]) : null;
  return stranger ?? team.members[random(5) < 3 ? 0 : random(team.members.length)] ?? outsiders[0] ?? orga;
};

/** Mostly whoever reads it already, their mentor or an organiser, at times whoever may not. */
const reviewer = ({ random, orga, teams, pick }: Round, { team, review }: HandInModel): string => {
  const other = random(12) === 0 ? pick([team.members[0], teams.at(-1)?.mentor, teams[0]?.mentor]) : null;
  return other ?? (random(3) > 0 ? review?.by : null) ?? pick([team.mentor, team.mentor, orga]) ?? orga;
};

const save: Draw = (round, handIn) => {
  const { world, random, pick } = round;
  const key = pick([
    'claim',
    'claim',
    'result',
    'result',
    'more',
    'links',
    random(9) === 0 ? 'nothing' : 'claim',
  ]);
  const value = key === 'links' ? pick(LINKS) : pick(VALUES);
  const current = handIn.parts.get(key)?.version ?? 0;
  const version = random(7) === 0 ? Math.max(0, current + pick([-1, 1])) : current;
  const [who, now] = [author(round, handIn), round.now];
  return {
    name: `save ${key} ${JSON.stringify(value).slice(0, 30)} from ${version}`,
    here: () => handIn.save(who, key, value, version, now),
    there: async () =>
      partOf(asRow(await world.save(who, handIn.week.id, key, value, version, new Date(now)))),
  };
};

const press: Draw = (round, handIn) => {
  const { world, random, pick } = round;
  const versions = Object.fromEntries([...handIn.parts].map(([key, { version }]) => [key, version]));
  // What they had seen may be older.
  if (random(7) === 0) {
    const key = pick(['claim', 'result', 'more', 'links']);
    versions[key] = Math.max(0, (versions[key] ?? 1) - 1);
  }
  const [who, now] = [author(round, handIn), round.now];
  return {
    name: `hand in ${JSON.stringify(versions)}`,
    here: () => handIn.handIn(who, versions, now),
    there: async () => versionOf(asRow(await world.handIn(who, handIn.week.id, versions, new Date(now)))),
  };
};

const takeBack: Draw = (round, handIn) => {
  const [who, now] = [author(round, handIn), round.now];
  return {
    name: 'take back',
    here: () => handIn.takeBack(who, now),
    there: async () => row(await round.world.takeBack(who, idOf(round, handIn), new Date(now))),
  };
};

const switchClock: Draw = (round, handIn) => {
  const [who, now] = [author(round, handIn), round.now];
  // Mostly on: a team that switched it off sees little of the clock.
  const isOn = round.random(3) > 0;
  return {
    name: `switch the clock ${isOn ? 'on' : 'off'}`,
    here: () => handIn.switchClock(who, isOn, now),
    there: async () => row(await round.world.switchClock(who, handIn.week.id, isOn, new Date(now))),
  };
};

const ask: Draw = (round, handIn) => {
  const [who, now] = [author(round, handIn), round.now];
  const reason = round.pick(['We were ill', ' We were away ', 'a ']);
  return {
    name: `ask for more time: ${reason}`,
    here: () => handIn.ask(who, reason, now),
    there: async () => row(await round.world.ask(who, handIn.week.id, reason, new Date(now))),
  };
};

const extend: Draw = (round, handIn) => {
  const { pick, now } = round;
  const until = pick([
    ...([handIn.dueAt, now, handIn.extendedUntil ?? now, handIn.dueAt - HOUR] as const),
    ...([now + SECOND, now + 4 * SECOND, now + MINUTE, now + 3 * MINUTE, now + 10 * MINUTE] as const),
    ...([now + 2 * HOUR, now + 3 * HOUR, now + 2 * DAY] as const),
    ...([handIn.dueAt + 1, handIn.dueAt + HOUR, handIn.dueAt + DAY, handIn.closesAt] as const),
  ]);
  return {
    name: `extend until ${new Date(until).toISOString()}`,
    here: () => handIn.extend(until, 'They were ill', now),
    there: async () =>
      row(await round.world.extend(handIn.team.id, handIn.week.id, new Date(until), new Date(now))),
  };
};

const reopen: Draw = (round, handIn) => {
  const { now } = round;
  return {
    name: 'reopen',
    here: () => handIn.reopen(now),
    there: async () => row(await round.world.reopen(handIn.team.id, handIn.week.id, new Date(now))),
  };
};

const takeBackReopening: Draw = (round, handIn) => {
  const { now } = round;
  return {
    name: 'reopening taken back',
    here: () => handIn.takeBackReopening(now),
    there: async () => round.world.takeBackReopening(handIn.team.id, handIn.week.id, new Date(now)),
  };
};

/** The newest version, at times the one before. */
const readVersion = ({ random }: Round, { versions }: HandInModel): number =>
  random(8) === 0 ? Math.max(0, versions.length - 1) : versions.length;

const take: Draw = (round, handIn) => {
  const [who, now, version] = [reviewer(round, handIn), round.now, readVersion(round, handIn)];
  return {
    name: `take review of version ${version}`,
    here: () => handIn.take(who, version, now),
    there: async () => row(await round.world.take(who, idOf(round, handIn), version, new Date(now))),
  };
};

const release: Draw = (round, handIn) => {
  const [who, now] = [reviewer(round, handIn), round.now];
  return {
    name: 'release',
    here: () => handIn.release(who),
    there: async () => row(await round.world.release(who, idOf(round, handIn), new Date(now))),
  };
};

const judge: Draw = (round, handIn) => {
  const { world, pick, random, verdictIds } = round;
  const [who, now, last] = [reviewer(round, handIn), round.now, handIn.verdicts.at(-1)];
  const isAgain = last !== undefined && random(5) === 0;
  const said = {
    version: readVersion(round, handIn),
    decision: pick(['accepted', 'changes_requested']),
    note: pick(NOTES),
  };
  const { version, decision, note } = isAgain ? last : said;
  const by = isAgain ? last.author : who;
  return {
    name: `${decision} version ${version} ${JSON.stringify(note).slice(0, 20)}`,
    here: () => handIn.judge(by, version, decision, note, now),
    there: async () => {
      const given = await world.judge(by, idOf(round, handIn), version, decision, note, new Date(now));
      const same = handIn.verdicts.find((each) => verdictIds.get(each) === given.id) ?? handIn.pending;
      if (same) verdictIds.set(same, given.id);
      return verdictOf(asRow(given), version);
    },
  };
};

const takeBackVerdict: Draw = (round, handIn) => {
  const { random, now, verdictIds, world } = round;
  const verdict = random(10) === 0 ? undefined : handIn.verdicts.at(-1);
  const who = verdict && random(8) > 0 ? verdict.author : reviewer(round, handIn);
  const id = (verdict && verdictIds.get(verdict)) ?? randomUUID();
  return {
    name: 'take back the verdict',
    here: () => handIn.takeBackVerdict(who, verdict, now),
    there: async () => row(await world.takeBackVerdict(who, id, new Date(now))),
  };
};

const settle: Draw = ({ world, now }) => ({
  name: 'settle verdicts',
  here: () => undefined,
  there: async () => void (await world.settle(new Date(now))),
});

const remind: Draw = ({ sql, now }) => ({
  name: 'remind',
  here: () => undefined,
  there: async () => void (await sql`select private.remind_of_hand_ins(1000, ${new Date(now)})`),
});

const clock: Draw = ({ world, now }) => ({
  name: 'the clock comes by',
  here: () => undefined,
  there: async () => void (await world.advance(new Date(now))),
  isClock: true,
});

const asRow = (answer: Part | Version | Verdict): Record<string, unknown> => ({ ...answer });

const CLOSED: readonly Draw[] = [extend, extend, extend, ask, save, press];
const WANTED: Readonly<Record<string, readonly Draw[]>> = {
  draft: [save, save, save, save, press, press, switchClock, extend, clock],
  submitted: [take, take, judge, judge, save, press, takeBack, clock],
  in_review: [judge, judge, judge, takeBackVerdict, takeBackVerdict, release, take, takeBack, settle, clock],
  changes_requested: [save, save, press, press, takeBackReopening, clock],
  accepted: [reopen, extend, press],
};
const ALL: readonly Draw[] = [
  ...[save, save, press, press, takeBack, switchClock, ask, extend, extend, reopen, takeBackReopening],
  ...[take, release, judge, takeBackVerdict, settle, remind, clock, clock, clock],
  ...[leaveTeam, joinTeam, nextMentor],
];

// The release: everybody reloads within a minute while a round is released to all teams in one transaction.
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { addCrowd, type CrowdTeam } from './crowd';
import { readDashboard, type PageReads, type Seen, type Sight } from './dashboard';
import { measured, refusalsInWords, type Measured } from './measure';
import type { Place } from './place';
import { openSessions } from './sessions';
import { newPatience, untilDone } from './untilDone';
import { openVisitor } from './visitor';

/** How many people reload, and over which time. */
export interface ReleaseOptions {
  readonly people: number;
  readonly minutes: number;
}

const MEMBERS = 3;

/** A round that is decided and will be released; a third is on, a few wait, the others are out. */
async function decideRound({ sql }: Place, crowd: readonly CrowdTeam[], inSeconds: number): Promise<string> {
  const id = randomUUID();
  const teams = crowd.map((team) => team.id);
  await sql.begin(async (transaction) => {
    await transaction`delete from public.rounds
      where kind = 'half_time' and season_id = (select season.id from private.current_season() season)`;
    await transaction`
      insert into public.rounds (id, season_id, kind, state, decided_at, release_at)
      select ${id}, season.id, 'half_time', 'decided', now(), now() + make_interval(secs => ${inSeconds})
      from private.current_season() season`;
    await transaction`
      insert into public.round_teams (round_id, team_id) select ${id}, team from unnest(${teams}::uuid[]) team`;
    await transaction`
      insert into public.gate_decisions (round_id, team_id, decision, is_by_hand)
      select ${id}, team, case when n % 3 = 0 then 'on' when n % 10 = 1 then 'waiting' else 'out' end, false
      from unnest(${teams}::uuid[]) with ordinality as listed (team, n)`;
  });
  return id;
}

/** The last time at which the round was not released, and the first at which it was, until `isOver`. */
async function watchRelease({ sql }: Place, roundId: string, isOver: () => boolean) {
  let before = performance.now();
  for (;;) {
    const asked = performance.now();
    const [round] = await sql<{ state: string }[]>`select state from public.rounds where id = ${roundId}`;
    if (round?.state === 'released') return { before, after: performance.now() };
    if (isOver()) return { before: asked, after: Infinity };
    before = asked;
    await wait(20);
  }
}

interface Reload {
  readonly teamId: string;
  readonly sight: Sight;
}

type ReleaseTimes = Awaited<ReturnType<typeof watchRelease>>;

/** Where an answer lies: wholly before the release, wholly after it, or neither, so that it may be either. */
function sideOf({ began, ended }: Omit<Seen<unknown>, 'value'>, { before, after }: ReleaseTimes) {
  if (ended < before) return 'before';
  return began > after ? 'after' : 'across';
}

/** Whether what somebody saw is neither before the release nor all of what came with it, each answer for itself. */
export function isHalf({ gate, unread }: Sight, decision: string | undefined, times: ReleaseTimes): boolean {
  const result = gate.value?.result;
  const isWhole = result !== undefined && result.decision === decision;
  const gateFits = { before: result === undefined, after: isWhole, across: result === undefined || isWhole };
  const unreadFits = {
    before: unread.value === 0,
    after: unread.value === 1,
    across: unread.value === 0 || unread.value === 1,
  };
  return !gateFits[sideOf(gate, times)] || !unreadFits[sideOf(unread, times)];
}

/** Runs the release, and holds what everybody saw against what was decided. */
export async function runRelease(place: Place, { people, minutes }: ReleaseOptions): Promise<Measured> {
  const { sql } = place;
  const crowd = await addCrowd(sql, Math.ceil(people / MEMBERS), MEMBERS);
  const members = crowd
    .flatMap((team) => team.members.map((person) => ({ teamId: team.id, person })))
    .slice(0, people);
  const all = members.map(({ person }) => person);
  const sessions = await openSessions(place, all, 3600);
  // What they have been told so far is read.
  await sql`update public.notifications set read_at = now() where read_at is null and user_id = any (${all.map(({ id }) => id)}::uuid[])`;
  const span = minutes * 60_000;
  const roundId = await decideRound(place, crowd, span / 4000);
  return measured(place, 'release', `${people} reloads in ${minutes * 60} s`, async (record) => {
    const patience = newPatience();
    let isOver = false;
    const watching = watchRelease(place, roundId, () => isOver);
    const reloads = await Promise.allSettled(
      members.map(async ({ teamId }, number): Promise<Reload> => {
        await wait((span * number) / people);
        const stored = sessions[number];
        if (!stored) throw new Error('Somebody has no session');
        const visitor = openVisitor(place, stored, record);
        visitor.client.session.start();
        const begun = performance.now();
        const reads: PageReads = new Map();
        const sight = await untilDone(patience, () => readDashboard(visitor, reads));
        record({ call: 'a whole reload', milliseconds: performance.now() - begun, status: 200 });
        visitor.leave();
        return { teamId, sight };
      }),
    );
    isOver = true;
    const times = await watching;
    return async () => {
      const done = reloads.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const rows = await sql<{ team_id: string; decision: string }[]>`
        select team_id, decision from public.gate_decisions where round_id = ${roundId}`;
      const decisions = new Map(rows.map((row) => [row.team_id, row.decision]));
      const [told] = await sql<{ people: number; notifications: number }[]>`
        select count(distinct user_id)::int as people, count(*)::int as notifications from public.notifications
        where kind = 'gate_result' and payload ->> 'round_id' = ${roundId}`;
      const saw = (when: (one: Reload) => boolean) => done.filter(when).length;
      return {
        '0 who could not': people - done.length,
        '0 who saw half': saw((one) => isHalf(one.sight, decisions.get(one.teamId), times)),
        '0 not told': crowd.length * MEMBERS - (told?.people ?? 0),
        '0 told twice': (told?.notifications ?? 0) - (told?.people ?? 0),
        'saw it before': saw(({ sight }) => sideOf(sight.gate, times) === 'before'),
        'crossed it': saw(({ sight }) => sideOf(sight.gate, times) === 'across'),
        'saw all of it after': saw(({ sight }) => sideOf(sight.gate, times) === 'after'),
        'longest wait for a page, s': Math.round(patience.longest / 1000),
        'refusals seen by people': refusalsInWords(patience.refusals),
      };
    };
  });
}

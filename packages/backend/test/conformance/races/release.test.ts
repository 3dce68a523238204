// A round is released while two hundred people ask for it over and over: each answer is from before or from after, never half of it,
// and before there is nothing to find on any path.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from '../../../../../vitest.shared';
import { openRaceTrack, type RaceTrack, type Runner } from './raceTrack';

const ASKING = isFull ? 200 : 40;
const TEAMS = ASKING / 2;
/** How long everybody asks before the release begins, while it is held open, and after it. */
const MILLISECONDS = isFull ? 3_000 : 1_000;

let track: RaceTrack;
let holder: postgres.Sql;
let agent: Agent;
let roundId: string;
beforeAll(async () => {
  track = await openRaceTrack(ASKING);
  holder = postgres(track.databaseUrl, { max: 1, onnotice: () => undefined });
  agent = new Agent({ keepAlive: true, maxSockets: ASKING });
  roundId = await decidedRound(track);
}, 240_000);
afterAll(async () => {
  agent.destroy();
  await holder.end();
  await track.stop();
});

/** A final that is decided: two members in each team, the first third is on, the next waits, the others are out. */
async function decidedRound({ sql, runners }: RaceTrack): Promise<string> {
  const id = randomUUID();
  await sql`insert into public.rounds (id, season_id, kind, state, decided_at, release_at)
    select ${id}, id, 'final', 'decided', now(), now() + interval '1 hour' from public.seasons order by starts_on desc limit 1`;
  for (let index = 0; index < TEAMS; index += 1) {
    const team = randomUUID();
    const members = runners.slice(index * 2, index * 2 + 2).map(({ userId }) => userId);
    const decision = decisionOf(index);
    await sql`insert into public.teams (id, season_id, name, slug, captain_id, status)
      select ${team}, season_id, ${`Racing ${index}`}, ${`racing-${index}`}, ${members[0] ?? ''}, 'active'
      from public.rounds where id = ${id}`;
    await sql`insert into public.team_members (team_id, season_id, user_id)
      select ${team}, r.season_id, member from public.rounds r, unnest(${members}::uuid[]) member where r.id = ${id}`;
    await sql`insert into public.round_teams (round_id, team_id) values (${id}, ${team})`;
    await sql`insert into public.gate_decisions (round_id, team_id, decision, is_by_hand) values (${id}, ${team}, ${decision}, false)`;
  }
  return id;
}

type Decision = 'on' | 'waiting' | 'out';
const decisionOf = (team: number): Decision =>
  team < TEAMS / 3 ? 'on' : team < TEAMS / 2 ? 'waiting' : 'out';

/** How an answer looked from outside: everything that is not what it says. */
interface Look {
  path: string;
  /** Status, length and all heads but the date. */
  outside: string;
}
const looks: Look[] = [];

/** A request of a runner; the answer as JSON. */
const ask = ({ token }: Runner, path: string, body?: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const headers = {
      apikey: track.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    const method = body === undefined ? 'GET' : 'POST';
    const call = request(`${track.url}/rest/v1/${path}`, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        // Each answer has a name of its own, and its time.
        const { date, 'sb-request-id': id, ...heads } = response.headers;
        const outside = JSON.stringify([response.statusCode, Buffer.byteLength(text), heads]);
        looks.push({ path, outside });
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${path}: ${response.statusCode} ${text}`));
      });
    });
    call.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });

type Seen = 'nothing' | 'all' | 'half';
/** Of a release; while it commits an answer may be either. */
type Phase = 'before' | 'held' | 'committing' | 'after';

const statusesOf = (rows: { status: string }[]): Seen => {
  const changed = rows.filter(({ status }) => status !== 'active').length;
  // Those that wait go on as they were.
  const waiting = Math.ceil(TEAMS / 2) - Math.ceil(TEAMS / 3);
  return changed === 0 ? 'nothing' : changed === TEAMS - waiting ? 'all' : 'half';
};

interface Gate {
  state: string;
  result: { decision: string; on_count: number; team_count: number } | null;
}

/** Each path of a request, and what its answer amounts to. */
const paths: readonly ((runner: Runner) => Promise<Seen>)[] = [
  async (runner) => {
    const gate = (await ask(runner, 'rpc/team_gate', { p_kind: 'final' })) as Gate;
    if (gate.state === 'running' && gate.result === null) return 'nothing';
    const isWhole =
      gate.state === 'released' &&
      gate.result?.team_count === TEAMS &&
      gate.result.on_count === Math.ceil(TEAMS / 3);
    return isWhole ? 'all' : 'half';
  },
  async (runner) =>
    statusesOf((await ask(runner, 'teams?select=status&slug=like.racing-*')) as { status: string }[]),
  async (runner) => {
    const rows = (await ask(runner, 'notifications?select=id&kind=eq.gate_result')) as unknown[];
    return rows.length === 0 ? 'nothing' : rows.length === 1 ? 'all' : 'half';
  },
  // Whoever is in a team reads no table of a round, neither before nor after, and not by way of another one either.
  ...['gate_decisions', 'rounds', 'round_teams', 'gate_corrections', 'ballots'].map(
    (table) =>
      async (runner: Runner): Promise<Seen> =>
        ((await ask(runner, `${table}?select=*&limit=5`)) as unknown[]).length === 0 ? 'nothing' : 'half',
  ),
  async (runner) => {
    const rows = (await ask(runner, 'teams?select=id,round_teams(*)&slug=like.racing-*')) as {
      round_teams: unknown[];
    }[];
    return rows.every(({ round_teams: teams }) => teams.length === 0) ? 'nothing' : 'half';
  },
];
/** Those of them that show something once it is released. */
const showing = 3;

it(
  'each request sees all of a release or nothing of it, whenever it comes',
  { timeout: 240_000 },
  async () => {
    const seen: { at: Phase; who: number; path: number; what: Seen }[] = [];
    let at: Phase = 'before';
    let isOver = false;
    let looksBefore = 0;
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const isAsked = (phase: Phase) => {
      const then = seen.filter((one) => one.at === phase);
      const everyPath = new Set(then.map(({ path }) => path)).size === paths.length;
      return everyPath && new Set(then.map(({ who }) => who)).size === ASKING;
    };
    // However slow the machine is, everybody asks in a phase, and every path is asked, before the next one begins.
    const wholePhase = async (phase: Phase) => {
      await pause(MILLISECONDS);
      while (!isOver && !isAsked(phase)) await pause(100);
    };
    const asking = Promise.all(
      track.runners.map(async (runner, index) => {
        // Once something was seen it does not go away again.
        const known = new Set<number>();
        for (let turn = index; !isOver; turn += 1) {
          const path = turn % paths.length;
          const began = at;
          const what = (await paths[path]?.(runner)) ?? 'half';
          if (what === 'all') known.add(path);
          else if (known.has(path)) throw new Error(`Path ${path} forgot what it had shown`);
          // What crosses from one to the next may be either.
          if (began === at) seen.push({ at: began, who: index, path, what });
          else if (what === 'half') seen.push({ at, who: index, path, what });
        }
      }),
    );
    // Whoever fails ends it for all.
    asking.catch(() => (isOver = true));
    await wholePhase('before');
    await holder.begin(async (transaction) => {
      await transaction`update public.rounds set release_at = now() where id = ${roundId}`;
      await transaction`select private.advance_rounds(now())`;
      at = 'held';
      await wholePhase('held');
      looksBefore = looks.length;
    });
    const lookedBefore = looks.slice(0, looksBefore);
    at = 'after';
    await wholePhase('after');
    isOver = true;
    await asking;

    expect(seen.filter(({ what }) => what === 'half')).toEqual([]);
    for (const phase of ['before', 'held'] as const) {
      const then = seen.filter((one) => one.at === phase);
      expect(new Set(then.map(({ path }) => path)).size, `paths asked ${phase}`).toBe(paths.length);
      expect(then.filter(({ what }) => what === 'all')).toEqual([]);
    }
    const later = seen.filter((one) => one.at === 'after' && one.path < showing);
    expect(new Set(later.map(({ path }) => path)).size).toBe(showing);
    expect(later.filter(({ what }) => what === 'nothing')).toEqual([]);

    // Length, status and heads of an answer are the same for whoever is on, waits or is out.
    for (const asked of new Set(lookedBefore.map(({ path }) => path))) {
      const same = lookedBefore.filter(({ path }) => path === asked).map(({ outside }) => outside);
      expect([...new Set(same)], asked).toHaveLength(1);
    }
    const of = (phase: Phase) => seen.filter((one) => one.at === phase).length;
    const whole = seen.filter(({ what }) => what === 'all').length;
    console.log(
      `release: ${seen.length} requests of ${ASKING} people (${of('before')} before, ${of('held')} while it was written,`,
      `${of('after')} after), ${whole} saw all of it, 0 saw half`,
    );
  },
);

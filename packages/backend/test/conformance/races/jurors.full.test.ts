// Sixty jurors in a hall with bad reception: each score sheet arrives once, none is lost, and after the lock none but those that were
// finished before. Their devices run core's store; the network in front of the backend loses questions and answers.
import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../core/src/db/database.types';
import { createJuryStore, juryMemory, juryRepository, type JuryStore } from '../../../../core/src/jury';
import { openRaceTrack, type RaceTrack, type Runner } from './raceTrack';

const JURORS = 60;
const TEAMS = 12;
const EACH = 3;
const ROUNDS = 16;
/** How much faster than a day the devices' waiting goes. */
const FASTER = 4;

const clock = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms / FASTER);
    return () => clearTimeout(timer);
  },
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Numbers from 0 up to 1 that a seed decides. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A network that is there, away, or loses half of what goes through it. */
function network(random: () => number) {
  const line = { state: 'on' as 'on' | 'off' | 'bad', keys: new Map<string, Set<string>>() };
  const through: typeof fetch = async (input, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (line.state === 'off') throw new TypeError('Failed to fetch');
    if (line.state === 'bad' && random() < 0.3) throw new TypeError('Failed to fetch');
    if (typeof body === 'object' && body !== null && 'p_ballot_id' in body && 'p_client_key' in body) {
      const id = String(body.p_ballot_id);
      line.keys.set(id, (line.keys.get(id) ?? new Set()).add(String(body.p_client_key)));
    }
    const answer = await fetch(input, init);
    if (line.state === 'bad' && random() < 0.4) throw new TypeError('Failed to fetch');
    return answer;
  };
  return Object.assign(line, { through });
}

let track: RaceTrack;
let teams: string[];
beforeAll(async () => {
  track = await openRaceTrack(JURORS);
  const people = track.runners.map(({ userId }) => userId);
  await track.sql`update private.profiles set role = 'MENTOR' where user_id = any (${people})`;
  teams = (await track.sql<{ id: string }[]>`select id from public.teams limit ${TEAMS}`).map(({ id }) => id);
}, 240_000);
afterAll(async () => {
  await track.stop();
});

/** An open round in which every juror judges some teams. */
async function openRound(): Promise<{ id: string; criteria: string[] }> {
  const { sql } = track;
  await sql`delete from public.rounds where kind = 'final'`;
  const [round] = await sql<{ id: string }[]>`
    insert into public.rounds (season_id, kind, state, opened_at)
    select (private.current_season()).id, 'final', 'open', now() returning id`;
  const id = round?.id ?? '';
  const criteria = await sql<{ id: string }[]>`
    insert into public.criteria (round_id, position, name_en, name_de, weight, anchors_en, anchors_de)
    select ${id}, n, 'Criterion ' || n, 'Kriterium ' || n, 50, '{a,b,c,d,e}', '{a,b,c,d,e}' from generate_series(1, 2) n
    returning id`;
  await sql`insert into public.round_teams (round_id, team_id) select ${id}, unnest(${teams}::uuid[])`;
  const pairs = track.runners.flatMap(({ userId }, index) =>
    Array.from({ length: EACH }, (_, more) => ({
      userId,
      teamId: teams[(index + more) % teams.length] ?? '',
    })),
  );
  await sql`insert into public.juror_grants (round_id, user_id)
    select ${id}, unnest(${track.runners.map(({ userId }) => userId)}::uuid[])`;
  await sql`insert into public.ballots (round_id, juror_id, team_id)
    select ${id}, * from unnest(${pairs.map(({ userId }) => userId)}::uuid[], ${pairs.map(({ teamId }) => teamId)}::uuid[])`;
  return { id, criteria: criteria.map((one) => one.id) };
}

/** A juror with a device. */
function juror({ userId, token }: Runner, random: () => number) {
  const line = network(random);
  const { url, publishableKey } = track.env;
  const client = createClient<Database>(url, publishableKey, {
    global: { fetch: line.through, headers: { authorization: `Bearer ${token}` } },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const store: JuryStore = createJuryStore({
    ...{ kind: 'final', userId, clock, newKey: randomUUID, channel: null },
    repository: juryRepository(client),
    storage: juryMemory(),
    lock: { run: async (_name, _request, run) => run() },
  });
  /** What was pressed last, by score sheet. */
  const handedIn = new Map<string, { at: Date; comment: string }>();
  return { store, line, handedIn };
}
type Juror = ReturnType<typeof juror>;

function act({ store, line, handedIn }: Juror, criteria: readonly string[], random: () => number): void {
  const { sheets } = store.getSnapshot();
  const sheet = sheets[Math.floor(random() * sheets.length)];
  if (random() < 0.3) line.state = (['on', 'off', 'bad'] as const)[Math.floor(random() * 3)] ?? 'on';
  if (!sheet || sheet.isLocked || sheet.isSubmitted) return;
  const step = () => 1 + Math.floor(random() * 5);
  const comment = `Said ${Math.floor(random() * 1e9)}`;
  store.change(sheet.id, {
    scores: Object.fromEntries(criteria.map((id) => [id, step()])),
    commentTeam: comment,
  });
  if (random() < 0.6 && store.handIn(sheet.id)) handedIn.set(sheet.id, { at: new Date(), comment });
}

const isSettled = ({ store }: Juror) =>
  store.getSnapshot().sheets.every(({ place }) => place === 'sent' || place === 'asked');

interface Row {
  id: string;
  state: string;
  version: number;
  comment: string | null;
  late: string | null;
}

describe('sixty jurors with bad reception', () => {
  it.each(Array.from({ length: ROUNDS }, (_, seed) => seed))(
    'lose no score sheet and send none twice, round %i',
    async (seed) => {
      const random = seeded(seed + 1);
      const { id, criteria } = await openRound();
      const jurors = track.runners.map((runner) => juror(runner, random));
      await expect
        .poll(() => jurors.every(({ store }) => store.getSnapshot().round), { timeout: 60_000 })
        .toBe(true);

      for (let turn = 0; turn < 12; turn += 1) {
        for (const one of jurors) if (random() < 0.6) act(one, criteria, random);
        await pause(60);
      }
      for (const one of jurors) if (random() < 0.5) one.line.state = 'off';
      const [lock] = await track.sql<
        { locked_at: Date }[]
      >`select (private.lock_round(${id}, clock_timestamp())).locked_at`;
      const lockedAt = lock?.locked_at ?? new Date(0);
      await pause(20);
      // Who has not heard of the lock goes on.
      for (const one of jurors) if (random() < 0.5) act(one, criteria, random);
      await pause(60);

      for (const { store, line } of jurors) {
        line.state = 'on';
        store.wake();
      }
      await expect.poll(() => jurors.filter((one) => !isSettled(one)).length, { timeout: 90_000 }).toBe(0);

      const rows = await track.sql<Row[]>`
        select b.id, b.state, b.version, s.comment_team as comment, l.comment_team as late
        from public.ballots b left join public.ballot_scores s on s.ballot_id = b.id
        left join private.late_ballots l on l.ballot_id = b.id where b.round_id = ${id}`;
      const byId = new Map(rows.map((row) => [row.id, row]));
      expect(rows).toHaveLength(JURORS * EACH);
      const counts = { inTime: 0, late: 0, refused: 0 };
      for (const { store, line, handedIn } of jurors) {
        for (const [ballotId, { at, comment }] of handedIn) {
          const row = byId.get(ballotId);
          const sheet = store.getSnapshot().sheets.find((one) => one.id === ballotId);
          if (row?.comment === comment && row.state === 'locked') counts.inTime += 1;
          else if (row?.late === comment) counts.late += 1;
          else {
            // Only what was finished after the lock is not taken, and it is on the device with the reason.
            expect(at.getTime()).toBeGreaterThanOrEqual(lockedAt.getTime() - 1);
            expect(sheet).toMatchObject({ commentTeam: comment, problem: { code: 'round_locked' } });
            counts.refused += 1;
          }
          if (row?.late) expect(at.getTime()).toBeLessThanOrEqual(lockedAt.getTime() + 1);
          // Never more versions than there were changes to send.
          expect((row?.version ?? 1) - 1).toBeLessThanOrEqual(line.keys.get(ballotId)?.size ?? 0);
        }
      }
      for (const { store } of jurors) store.stop();
      expect(counts.inTime).toBeGreaterThan(0);
      expect(counts.late).toBeGreaterThan(0);
    },
    180_000,
  );
});

// The race for the last seat, by link and by invitation: shared by the tests and by the long run.
import { randomUUID } from 'node:crypto';
import type { RaceTrack, Runner } from './raceTrack';

/** What one round ended with. */
export interface Round {
  winners: number;
  members: number;
  seats: number;
  /** Codes of all refusals. */
  refusals: string[];
  waiters: number;
  connections: number;
}

/** A team with one seat left, led by the first runner; the others race for it. */
export async function openLastSeat({ sql, runners, race }: RaceTrack) {
  const [captain, ...joiners] = runners;
  if (!captain) throw new Error('Nobody to lead');
  const [season] = await sql<
    { id: string; max_team: number }[]
  >`select id, max_team from public.seasons limit 1`;
  if (!season) throw new Error('No season');
  const seats = season.max_team;
  const token = randomUUID();
  await sql`delete from public.team_members where user_id = any(${runners.map(({ userId }) => userId)})`;
  const [team] = await sql<
    { id: string }[]
  >`select id from private.found_team(${captain.userId}, ${randomUUID()}, '', now())`;
  if (!team) throw new Error('No team');
  const held = joiners.slice(0, seats - 2);
  const racing = joiners.slice(seats - 2);
  for (const { userId } of held)
    await sql`insert into public.team_members (team_id, season_id, user_id) values (${team.id}, ${season.id}, ${userId})`;
  await sql`insert into public.team_invite_links (team_id, token_hash, max_uses, expires_at)
    values (${team.id}, private.hash_of(${token}), 50, now() + interval '1 day')`;

  const reset = async (): Promise<void> => {
    const people = racing.map(({ userId }) => userId);
    await sql.begin(async (transaction) => {
      await transaction`delete from public.team_members where user_id = any(${people})`;
      await transaction`delete from public.team_requests where team_id = ${team.id}`;
      await transaction`delete from public.notifications where team_id = ${team.id}`;
      await transaction`delete from private.outbox where state = 'waiting'`;
      await transaction`update public.team_invite_links set uses = 0 where team_id = ${team.id}`;
    });
  };

  const invitations = async (): Promise<Map<string, string>> => {
    const rows = await sql<{ id: string; user_id: string }[]>`
      insert into public.team_requests (team_id, season_id, kind, user_id, created_by, expires_at)
      select ${team.id}, ${season.id}, 'invite', person, ${captain.userId}, now() + interval '1 day'
      from unnest(${racing.map(({ userId }) => userId)}::uuid[]) as person returning id, user_id`;
    return new Map(rows.map((row) => [row.user_id, row.id]));
  };

  /** One round with that many people; `by` says how they come. */
  const run = async (count: number, by: 'link' | 'invitation'): Promise<Round> => {
    await reset();
    const requests = by === 'invitation' ? await invitations() : new Map<string, string>();
    const callOf = (runner: Runner) =>
      by === 'link'
        ? { runner, rpc: 'join_by_link', body: { p_token: token } }
        : {
            runner,
            rpc: 'answer_request',
            body: { p_request_id: requests.get(runner.userId), p_accepts: true },
          };
    const { answers, waiters, connections } = await race(racing.slice(0, count).map(callOf));
    const [row] = await sql<{ members: number; counted: number; doubled: number }[]>`
      select count(*)::int as members, (select member_count from public.teams where id = ${team.id}) as counted,
        (count(*) - count(distinct user_id))::int as doubled
      from public.team_members where team_id = ${team.id} and left_at is null`;
    if (!row || row.members !== row.counted || row.doubled > 0)
      throw new Error(`Miscounted: ${JSON.stringify(row)}`);
    return {
      winners: answers.filter(({ status }) => status === 200).length,
      members: row.members,
      seats,
      refusals: answers.flatMap(({ code }) => code ?? []),
      waiters,
      connections,
    };
  };
  return { run, mostRacers: racing.length };
}

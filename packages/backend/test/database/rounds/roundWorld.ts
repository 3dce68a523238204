// A round of the current season: teams on stages, jurors who sit at them, and score sheets that keep all comparable.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { addPerson, asPerson } from '../people';
import { only } from '../rows';

/** How large a round is. */
export interface Size {
  readonly stages: number;
  readonly teamsPerStage: number;
  readonly jurorsPerStage: number;
}

/** A round as tests know it; teams and jurors by their stages, in order. */
export interface World {
  readonly round: string;
  readonly orga: string;
  readonly other: string;
  readonly host: string;
  readonly criteria: readonly string[];
  readonly stages: readonly { readonly id: string; readonly teams: string[]; readonly jurors: string[] }[];
}

/** What `write_ballot` answers. */
export interface Answer {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly submitted_at: string | null;
  readonly late: string | null;
}

/** A write of a device. */
export interface Write {
  readonly ballot: string;
  readonly version: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly isSubmitted?: boolean;
  readonly key?: string;
  readonly comment?: string;
  readonly finishedAt?: Date;
}

const small: Size = { stages: 2, teamsPerStage: 2, jurorsPerStage: 2 };

/** Makes rounds and calls what people may call. */
export function roundWorld(sql: postgres.Sql) {
  const season = async (): Promise<string> =>
    only(await sql<{ id: string }[]>`select id from public.seasons order by starts_on desc limit 1`).id;

  /** As a request of somebody: the row that a function of the API returns, or its value. */
  async function call<T = unknown>(person: string, name: string, ...args: readonly unknown[]): Promise<T> {
    const places = args.map((_, index) => `$${index + 1}`).join(', ');
    const rows = await asPerson(sql, person, (transaction) =>
      transaction.unsafe(
        `select r.* from public.${name}(${places}) r`,
        args as postgres.ParameterOrJSON<never>[],
      ),
    );
    const row = only(rows as Record<string, unknown>[]);
    return ('r' in row && Object.keys(row).length === 1 ? row.r : row) as T;
  }

  async function addTeam(status = 'active'): Promise<string> {
    const id = randomUUID();
    const captain = await addPerson(sql);
    await sql`insert into public.teams (id, season_id, name, slug, captain_id, status)
      values (${id}, ${await season()}, ${`Team ${id.slice(0, 8)}`}, ${`team-${id.slice(0, 8)}`}, ${captain}, ${status})`;
    await sql`insert into public.team_members (team_id, season_id, user_id) values (${id}, ${await season()}, ${captain})`;
    await sql`update public.teams set status = ${status} where id = ${id}`;
    return id;
  }

  /** A round in set-up with nobody and nothing in it but teams; what was there before is gone. */
  async function begin(teams: number): Promise<{ orga: string; round: string; teams: string[] }> {
    await sql`delete from public.rounds`;
    await sql`update public.teams set status = 'withdrawn', captain_id = null where status <> 'withdrawn'`;
    const made: string[] = [];
    for (let n = 0; n < teams; n += 1) made.push(await addTeam());
    const orga = await addPerson(sql, 'ORGA');
    const { id } = await call<{ id: string }>(orga, 'create_round', 'half_time');
    return { orga, round: id, teams: made };
  }

  /** A round in set-up without gaps. */
  async function build({ stages, teamsPerStage, jurorsPerStage }: Size = small): Promise<World> {
    const { orga, round, teams } = await begin(stages * teamsPerStage);
    const host = await addPerson(sql);
    await sql`update public.rounds set ballots_wanted = ${jurorsPerStage} where id = ${round}`;
    const built: { id: string; teams: string[]; jurors: string[] }[] = [];
    for (let n = 0; n < stages; n += 1) {
      const own = teams.slice(n * teamsPerStage, (n + 1) * teamsPerStage);
      const stage = { name: `Stage ${n + 1}`, starts_at: '2024-12-19T09:00:00Z', host_id: host };
      const { id } = await call<{ id: string }>(orga, 'save_stage', round, stage);
      const places = own.map((team_id, index) => ({ team_id, stage_id: id, position: index + 1 }));
      await call(orga, 'place_teams', round, places);
      const jurors: string[] = [];
      for (let seat = 0; seat < jurorsPerStage; seat += 1) {
        const juror = await addPerson(sql, 'MENTOR');
        await call(orga, 'grant_juror', round, juror, id);
        jurors.push(juror);
      }
      built.push({ id, teams: own, jurors });
    }
    await call(orga, 'assign_ballots', round, (await setup(orga, round)).ground, pairsOf(built));
    const criteria = await sql<{ id: string }[]>`
      select id from public.criteria where round_id = ${round} order by position`;
    const other = await addPerson(sql, 'ORGA');
    return { orga, other, host, round, criteria: criteria.map(({ id }) => id), stages: built };
  }

  const setup = (orga: string, round: string) =>
    call<{ ground: string; gaps: Record<string, unknown>; conflicts: [string, string, string][] }>(
      orga,
      'round_setup',
      round,
    );

  async function open(size?: Size): Promise<World> {
    const world = await build(size);
    await call(world.orga, 'open_round', world.round, null);
    return world;
  }

  /** The score sheet of a juror and a team. */
  async function ballot(world: World, juror: string, team: string) {
    return only(
      await sql<
        { id: string; state: string; version: number; submitted_at: Date | null; recused_reason: string }[]
      >`
        select id, state, version, submitted_at, recused_reason from public.ballots
        where round_id = ${world.round} and juror_id = ${juror} and team_id = ${team}`,
    );
  }

  const write = (
    juror: string,
    { ballot: id, version, scores, comment = '', ...more }: Write,
  ): Promise<Answer> =>
    call<Answer>(
      juror,
      'write_ballot',
      ...[
        id,
        more.key ?? randomUUID(),
        version,
        scores,
        comment,
        '',
        more.isSubmitted ?? true,
        more.finishedAt ?? null,
      ],
    );

  return { sql, call, addTeam, begin, build, open, setup, ballot, write };
}

/** Everybody at a stage judges its teams; the first juror of each also a film of the next stage. */
export const pairsOf = (stages: World['stages']) =>
  stages.flatMap(({ teams, jurors }, index) => {
    const next = stages[(index + 1) % stages.length];
    const film = stages.length > 1 ? next?.teams[0] : undefined;
    return [
      ...jurors.flatMap((juror_id) => teams.map((team_id) => ({ team_id, juror_id, kind: 'stage' }))),
      ...(film === undefined ? [] : [{ team_id: film, juror_id: jurors[0], kind: 'bridge' }]),
    ];
  });

/** The same step for each criterion. */
export const steps = (world: Pick<World, 'criteria'>, step = 4): Record<string, number> =>
  Object.fromEntries(world.criteria.map((id) => [id, step]));

/** The first juror of the first stage, and the first team there. */
export function first(world: World): { juror: string; team: string; stage: World['stages'][number] } {
  const stage = only(world.stages);
  return { juror: only(stage.jurors), team: only(stage.teams), stage };
}

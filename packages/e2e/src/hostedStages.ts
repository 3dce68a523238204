import { onDatabase } from './database';
import { halfTimeId, useGateStack } from './gates';
import { rieke } from './keyScreens';
import { createPerson, type Person } from './people';
import { asPerson } from './teamCalls';
import { test } from './test';

/** Where the host of a stage of the demo's half-time works. */
export const hostedStage = '/connect/stage/half-time';

/** The stage that is hosted, and its teams in their order. */
export const stageName = 'Karlsruhe A';
export const stageTeams = ['Spelzwerk', 'Pegelstand', 'Moosgrund', 'Leihlot'] as const;

/**
 * A stack of its own for the tests of a file, in which the demo's half-time is open: nobody else's tests are to stand in the middle of
 * a round. Called at the top of a file.
 */
export function useOpenRound(): void {
  useGateStack();
  test.beforeAll(async () => {
    const { call } = await asPerson({ ...rieke, userId: '', firstName: 'Rieke', lastName: 'Sandvoss' });
    await call('open_round', { p_round_id: await halfTimeId(), p_reason: 'One juror comes later' });
  });
}

/** Somebody who hosts the stage from now on, with nobody on it yet. */
export async function createHost(): Promise<Person> {
  const host = await createPerson({ firstName: 'Enno', lastName: 'Falkner' });
  await onDatabase(async (sql) => {
    const [stage] = await sql<{ id: string }[]>`
      update public.stages set host_id = ${host.userId} where name = ${stageName} returning id`;
    if (!stage) throw new Error(`There is no stage ${stageName}`);
    await sql`update public.round_teams set presence = 'expected' where stage_id = ${stage.id}`;
  });
  return host;
}

/** Whether the teams of the stage came, in their order. */
export const presencesOnStage = (): Promise<string[]> =>
  onDatabase(async (sql) => {
    const rows = await sql<{ presence: string }[]>`
      select t.presence from public.round_teams t join public.stages s on s.id = t.stage_id
      where s.name = ${stageName} order by t.position`;
    return rows.map(({ presence }) => presence);
  });

/** A score sheet of the stage that nobody has begun. */
export function untouchedSheet(): Promise<{ id: string; team: string; juror: string }> {
  return onDatabase(async (sql) => {
    const [sheet] = await sql<{ id: string; team: string; juror: string }[]>`
      select b.id, t.name as team, p.first_name || ' ' || p.last_name as juror
      from public.ballots b join public.round_teams r on r.round_id = b.round_id and r.team_id = b.team_id
      join public.stages s on s.id = r.stage_id join public.teams t on t.id = b.team_id
      join private.profiles p on p.user_id = b.juror_id
      where s.name = ${stageName} and b.kind = 'stage' and b.state = 'assigned' order by r.position, b.id limit 1`;
    if (!sheet) throw new Error(`Nobody has a score sheet to fill in on ${stageName}`);
    return sheet;
  });
}

/** What became of a score sheet. */
export const stateOfSheet = (id: string): Promise<{ state: string; is_from_paper: boolean } | undefined> =>
  onDatabase(async (sql) => {
    const [sheet] = await sql<{ state: string; is_from_paper: boolean }[]>`
      select state, entered_by is not null as is_from_paper from public.ballots where id = ${id}`;
    return sheet;
  });

import { randomUUID } from 'node:crypto';
import { decisionsAtLine, gateProtocolText, gateResultsFromJson, rankingGroundOf } from '@grow/core/gate';
import { rankTeams } from '@grow/core/ranking';
import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import { onDatabase } from './database';
import { rieke } from './keyScreens';
import { asAdmin, createPerson, newAddress, type Person } from './people';
import { useOwnStack } from './ownStack';
import { startStack } from './stack';
import { asPerson } from './teamCalls';
import { press } from './keyboard';
import { expect } from './test';

/** Where the demo's half-time is run, and where its teams read it. */
export const gateRoom = '/connect/admin/gates/half-time';
export const teamGate = '/connect/team/gates/half-time';

/** A stack of its own: a season has one half-time, whose release everybody hears. Called at the top of a file. */
export const useGateStack = (): unknown => useOwnStack(startStack);

/** The id of the demo's half-time. */
export const halfTimeId = (): Promise<string> =>
  onDatabase(async (sql) => {
    const [round] = await sql<{ id: string }[]>`select id from public.rounds where kind = 'half_time'`;
    if (!round) throw new Error('The demo has no half-time');
    return round.id;
  });

/** Teams of the demo, the better judged the earlier they stand. */
const ORDER = [
  'spelzwerk',
  'halbvoll',
  'fugenfest',
  'zweitfaden',
  'moosgrund',
  'pegelstand',
  'leihlot',
  'rueckwind',
  'drehlicht',
  'leerlauf',
  'stillgelegt',
  'kaltstart',
];

/** What the n-th juror gives a team: a step for each criterion, the first of them a little stricter than the others. */
function stepsFor(slug: string, juror: number, criteria: readonly string[]): Record<string, number> {
  const base = 4.9 - 0.26 * ORDER.indexOf(slug) - (juror === 0 ? 0.4 : 0);
  const step = (at: number) => Math.round(base + ((juror * 7 + at * 5) % 4) * 0.25 - 0.4);
  return Object.fromEntries(criteria.map((id, at) => [id, Math.min(5, Math.max(1, step(at)))]));
}

type Sheet = { id: string; slug: string; juror_id: string };

async function writeSheet(sql: postgres.Sql, roundId: string, sheet: Sheet, scores: Record<string, number>) {
  await sql`
    insert into public.ballot_scores (ballot_id, round_id, scores, comment_team, comment_jury, finished_at)
    values (${sheet.id}, ${roundId}, ${sql.json(scores)},
      ${`Show the next ten customers what ${sheet.slug} costs, and write down what they say.`},
      'Good answers to hard questions.', now())`;
  await sql`update public.ballots set state = 'submitted', submitted_at = now() where id = ${sheet.id}`;
}

/** Jurors hand in every score sheet but those of the teams that are named. */
export function scoreTeams(roundId: string, missing: readonly string[] = []): Promise<void> {
  return onDatabase(async (sql) => {
    const criteria = await sql<{ id: string }[]>`
      select id from public.criteria where round_id = ${roundId} order by position`;
    const sheets = await sql<Sheet[]>`
      select b.id, t.slug, b.juror_id from public.ballots b join public.teams t on t.id = b.team_id
      where b.round_id = ${roundId} and b.state = 'assigned' order by b.juror_id, t.slug`;
    const jurors = [...new Set(sheets.map(({ juror_id: id }) => id))];
    for (const sheet of sheets.filter(({ slug }) => !missing.includes(slug)))
      await writeSheet(
        sql,
        roundId,
        sheet,
        stepsFor(
          sheet.slug,
          jurors.indexOf(sheet.juror_id),
          criteria.map(({ id }) => id),
        ),
      );
  });
}

/** Teams that pitched, and one that stands on stage now. */
export const pitch = (roundId: string, pitched: readonly string[], onStage: string): Promise<unknown> =>
  onDatabase(
    (sql) => sql`
      update public.round_teams r set presence = case t.slug when ${onStage} then 'on_stage' else 'pitched' end
      from public.teams t
      where r.round_id = ${roundId} and t.id = r.team_id and t.slug = any (${[...pitched, onStage]}::text[])`,
  );

/** The demo's organiser, who runs the round by calls. */
export const riekeCalls = () => asPerson({ ...rieke, userId: '', firstName: 'Rieke', lastName: 'Sandvoss' });

/** Decides a round that is in deliberation, as its screen does. */
export async function decideByCall(roundId: string): Promise<void> {
  const { call } = await riekeCalls();
  const results = gateResultsFromJson(await call('round_results', { p_round_id: roundId }));
  const ranking = rankTeams(rankingGroundOf(results));
  const content = gateProtocolText(results, ranking, decisionsAtLine(results, ranking));
  await call('decide_round', { p_round_id: roundId, p_content: content });
}

/** Lets the time of a planned release come; without one it is planned before. */
export const release = (roundId: string): Promise<unknown> =>
  onDatabase(async (sql) => {
    await sql`update public.rounds set release_at = now() - interval '1 second' where id = ${roundId}`;
    await sql`select public.advance_rounds()`;
  });

/** Somebody of a demo's team who can log in: its captain gets an address and a password. */
export async function captainOf(slug: string): Promise<Person> {
  const userId = await onDatabase(async (sql) => {
    const [team] = await sql<
      { id: string }[]
    >`select captain_id as id from public.teams where slug = ${slug}`;
    if (!team) throw new Error(`The demo has no ${slug}`);
    return team.id;
  });
  const login = { email: newAddress(), password: `pw-${randomUUID()}` };
  await asAdmin('PUT', `/auth/v1/admin/users/${userId}`, { ...login, email_confirm: true });
  return { userId, ...login, firstName: '', lastName: '' };
}

/** An organiser who is in a team of the demo. */
export async function organiserIn(slug: string): Promise<Person> {
  const person = await createPerson({ role: 'ORGA', firstName: 'Ida', lastName: 'Berger' });
  await onDatabase(
    (sql) => sql`
      insert into public.team_members (team_id, season_id, user_id)
      select id, season_id, ${person.userId} from public.teams where slug = ${slug}`,
  );
  return person;
}

/** Score sheets of a team that arrive after the lock and say that they were finished before. */
export const arriveLate = (roundId: string, slug: string): Promise<unknown> =>
  onDatabase(
    (sql) => sql`
      insert into private.late_ballots (ballot_id, scores, comment_team, comment_jury, client_key, finished_at)
      select b.id, (select jsonb_object_agg(c.id, 3) from public.criteria c where c.round_id = b.round_id), '', '',
        gen_random_uuid(), r.locked_at - interval '1 minute'
      from public.ballots b join public.teams t on t.id = b.team_id join public.rounds r on r.id = b.round_id
      where b.round_id = ${roundId} and t.slug = ${slug} and b.state = 'assigned'`,
  );

/** A team that a round does not know of yet, as one that was founded after the set-up began. */
export const leaveRound = (slug: string): Promise<unknown> =>
  onDatabase(async (sql) => {
    await sql`delete from public.ballots b using public.teams t where t.id = b.team_id and t.slug = ${slug}`;
    await sql`delete from public.round_teams r using public.teams t where t.id = r.team_id and t.slug = ${slug}`;
  });

/** That a key goes on somewhere on the page, and not at its start. */
export const hasFocus = (page: Page): Promise<void> => expect(page.locator(':focus')).toHaveCount(1);

/** That no dialog is open. */
export const isClosed = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toHaveCount(0);

/** Gives the reason that a dialog asks for, and acts. */
export async function giveReason(page: Page, reason: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox').fill(reason);
  await press(dialog, action);
}

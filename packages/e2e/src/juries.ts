// Rounds with jurors, arranged past all screens.
import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { onDatabase } from './database';
import type { Person } from './people';

/** A team that a juror judges. */
export interface JudgedTeam {
  ballotId: string;
  name: string;
  slug: string;
}

const words = ['Evidence', 'Prototype', 'Customer'];

/** Opens the season's round of a kind, where it is not open; what is in it stays. */
export async function openRound(kind: 'half_time' | 'final'): Promise<string> {
  return onDatabase(async (sql) => {
    const [round] = await sql<{ id: string }[]>`
      insert into public.rounds (season_id, kind, state, opened_at)
      select (private.current_season()).id, ${kind}, 'open', now()
      on conflict (season_id, kind) do update set state = 'open', locked_at = null, decided_at = null,
        release_at = null, released_at = null
      returning id`;
    const id = round?.id ?? '';
    for (const [index, word] of words.entries())
      await sql`
        insert into public.criteria (round_id, position, name_en, name_de, question_en, question_de, weight, anchors_en, anchors_de)
        select ${id}, ${index + 1}, ${word}, ${`${word} (de)`}, 'What do you know because somebody outside the team did something?',
          'Was wisst ihr, weil jemand außerhalb etwas getan hat?', ${index === 0 ? 40 : 30},
          ${['Opinions.', 'Talks, but no number.', 'One number.', 'Several tests, and they agree.', 'Strangers paid.']},
          ${['Meinungen.', 'Gespräche ohne Zahl.', 'Eine Zahl.', 'Mehrere Tests, und sie passen.', 'Fremde zahlten.']}
        where not exists (select from public.criteria c where c.round_id = ${id} and c.position = ${index + 1})`;
    return id;
  });
}

/** Makes somebody a juror of new teams on a stage of their own. */
export async function addJuror(
  roundId: string,
  { userId }: Person,
  names: readonly string[],
): Promise<JudgedTeam[]> {
  const mark = randomBytes(4).toString('hex');
  return onDatabase(async (sql) => {
    const [stage] = await sql<{ id: string }[]>`
      insert into public.stages (round_id, name, venue, starts_at)
      values (${roundId}, ${`Hall ${mark}`}, 'Campus South', now() + interval '1 hour') returning id`;
    const stageId = stage?.id ?? '';
    await sql`insert into public.juror_grants (round_id, user_id, stage_id) values (${roundId}, ${userId}, ${stageId})`;
    const teams: JudgedTeam[] = [];
    for (const [index, word] of names.entries()) {
      const [name, slug] = [`${word} ${mark}`, `${word}-${mark}`.toLowerCase()];
      const [user] = await sql<{ id: string }[]>`
        insert into auth.users (instance_id, id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
        values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated',
          ${`jury-${mark}-${index}@grow.example`}, '{}', ${sql.json({ first_name: 'Kapi', last_name: 'Tän' })}, now(), now())
        returning id`;
      const captain = user?.id ?? '';
      const [ballot] = await sql<{ id: string }[]>`
        with team as (
          insert into public.teams (season_id, name, slug, pitch, captain_id)
          select season_id, ${name}, ${slug}, 'Tells bakers by sound when the dough is ready.', ${captain}
          from public.rounds where id = ${roundId} returning id, season_id
        ), member as (
          insert into public.team_members (team_id, season_id, user_id) select id, season_id, ${captain} from team returning id
        ), placed as (
          insert into public.round_teams (round_id, team_id, stage_id, position)
          select ${roundId}, id, ${stageId}, ${index + 1} from team returning team_id
        )
        insert into public.ballots (round_id, team_id, juror_id) select ${roundId}, team_id, ${userId} from placed
        returning id`;
      teams.push({ ballotId: ballot?.id ?? '', name, slug });
    }
    return teams;
  });
}

/** How the database holds a score sheet. */
export interface KeptSheet {
  state: string;
  version: number;
  steps: number[];
  comment_team: string;
  is_late: boolean;
}

/** The score sheets of teams as the database holds them. */
export const sheetsOf = (teams: readonly JudgedTeam[]): Promise<KeptSheet[]> =>
  onDatabase(
    (sql) => sql<KeptSheet[]>`
      select b.state, b.version, coalesce(s.comment_team, '') as comment_team,
        exists (select from private.late_ballots l where l.ballot_id = b.id) as is_late,
        coalesce((select array_agg(v.value::integer order by c.position) from jsonb_each_text(s.scores) v
          join public.criteria c on c.id::text = v.key), '{}') as steps
      from public.ballots b left join public.ballot_scores s on s.ballot_id = b.id
      where b.id = any (${teams.map(({ ballotId }) => ballotId)}) order by b.created_at`,
  );

/** Locks a round, as an organiser does. */
export const lockRound = (roundId: string): Promise<unknown> =>
  onDatabase((sql) => sql`select private.lock_round(${roundId}, now())`);

/** Chooses a step of each criterion of the open score sheet, by keys: the bar at the lower edge may lie over a button. */
export async function score(page: Page, given: readonly number[]): Promise<void> {
  const scales = page.getByRole('group').filter({ has: page.getByRole('radio') });
  for (const [index, step] of given.entries()) {
    const radios = scales.nth(index).getByRole('radio');
    await radios.first().focus();
    await page.keyboard.press(String(step));
    await expect(radios.nth(step - 1)).toBeChecked();
  }
}

/** What a browser keeps beyond the page: databases, and the texts of everything in its caches. */
export const keptInBrowser = (
  page: Page,
): Promise<{ databases: string[]; caches: string[]; texts: string }> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    let texts = '';
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (!request.url.endsWith('.woff2')) texts += await (await cache.match(request))?.text();
    }
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    return { databases: databases.filter((name) => name.startsWith('grow-jury')), caches: names, texts };
  });

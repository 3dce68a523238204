// A finalist with its mentor and a story, in a database of a test's own; functions of the API run as that person.
import type postgres from 'postgres';
import { mentorWorld } from '../mentors/mentorWorld';
import { asPerson } from '../people';
import { only } from '../rows';

/** A row that a function gives. */
export type Row = Record<string, unknown>;

/** Calls as the API takes them. */
export function storyWorld(sql: postgres.Sql) {
  const world = mentorWorld(sql);
  const rows = async (person: string, query: string, args: readonly unknown[] = []): Promise<Row[]> =>
    (await asPerson(sql, person, (request) => request.unsafe<Row[]>(query, args as never[]))) as Row[];
  const anonymous = (query: string): Promise<Row[]> =>
    sql.begin(async (transaction) => {
      await transaction`set local role anon`;
      return transaction.unsafe<Row[]>(query);
    }) as Promise<Row[]>;
  const save = (person: string, team: string, values: object, before: object = {}) =>
    rows(person, 'select * from public.save_story($1, $2::jsonb, $3::jsonb)', [
      team,
      sql.json(before as never),
      sql.json(values as never),
    ]);
  const workspace = async (person: string): Promise<Row> =>
    only(await rows(person, 'select * from public.story_workspace()'));
  const requests = (person: string) => rows(person, 'select * from public.story_requests()');
  const submit = async (captain: string, team: string) =>
    rows(captain, 'select public.submit_story($1, $2)', [team, (await workspace(captain))['draft_version']]);
  return {
    ...world,
    rows,
    save,
    workspace,
    requests,
    submit,
    recall: (captain: string, team: string) => rows(captain, 'select public.recall_story($1)', [team]),
    /** What somebody says to the newest version that they were asked about, or to the public one. */
    answer: async (person: string, agrees: boolean, note = '', which: 'newest' | 'public' = 'newest') => {
      const found = (await requests(person)).sort(
        (one, other) => Number(other['number']) - Number(one['number']),
      );
      const request = which === 'newest' ? found[0] : found.find((one) => one['is_public'] === true);
      return only(
        await rows(person, 'select public.answer_story($1, $2, $3) as state', [
          request?.['version_id'],
          agrees,
          note,
        ]),
      )['state'];
    },
    /** What a visitor reads, by slug. */
    showcase: () => anonymous('select * from public.showcase_stories()'),
    seasons: () => anonymous('select * from public.showcase_seasons()'),
    publicPictures: () =>
      anonymous("select name from storage.objects where bucket_id = 'story-pictures' order by name"),
    hide: (orga: string, team: string, reason: string) =>
      rows(orga, 'select public.hide_story($1, $2)', [team, reason]),
    show: (orga: string, team: string) => rows(orga, 'select public.show_story($1)', [team]),
    rebuilds: async (): Promise<unknown[]> =>
      (await sql<{ cause: string }[]>`select cause from private.site_rebuilds order by asked_at, id`).map(
        ({ cause }) => cause,
      ),
    notified: async (person: string): Promise<string[]> =>
      (
        await sql<
          { kind: string }[]
        >`select kind from public.notifications where user_id = ${person} and kind like 'story%' order by created_at, id`
      ).map(({ kind }) => kind),
    /** A team of two in the final, with a mentor who looks after it. */
    finalist: async () => {
      const team = await world.team();
      const mentor = await world.mentor();
      await sql`insert into public.mentor_assignments (team_id, mentor_id, status) values (${team.id}, ${mentor}, 'active')`;
      await sql`update public.teams set status = 'finalist' where id = ${team.id}`;
      for (const [person, name] of [
        [team.captain, 'Wiebke Thoms'],
        [team.member, 'Arne Lohse'],
        [mentor, 'Jorun Haas'],
      ] as const) {
        const [first = '', last = ''] = name.split(' ');
        await sql`update private.profiles set first_name = ${first}, last_name = ${last} where user_id = ${person}`;
      }
      return { ...team, mentor };
    },
    /** Stores a picture under a name of the team's, as the storage service does. */
    picture: async (team: string, at = 1) => {
      const name = `${team}-${at}.jpg`;
      await sql`insert into storage.objects (bucket_id, name) values ('story-pictures', ${name})`;
      return name;
    },
  };
}

/** The least that can be submitted. */
export const shortStory = { pitch_en: 'Rope spun from nets.', outcome: 'company' };

// People, teams and an organiser for tests of what is done to many.
import type postgres from 'postgres';
import { beforeEach } from 'vitest';
import { addPerson } from '../people';
import { only } from '../rows';
import { withDatabase } from '../withDatabase';

export const now = new Date('2024-12-05T12:00:00Z');

/** What a preview answers. */
export interface Preview {
  selected: number;
  fates: Record<string, number>;
  people?: number;
  examples: { name: string; fate: string }[];
}

/** A database of the file's own with nobody in it but organisers, of whom each test has a new one. */
export function bulkWorld() {
  let sql: postgres.Sql;
  let orga: string;
  withDatabase((opened) => {
    sql = opened;
  });
  beforeEach(async () => {
    await sql`delete from private.jobs`;
    await sql`delete from private.imports`;
    await sql`delete from public.announcements`;
    await sql`delete from public.team_members`;
    await sql`delete from public.teams`;
    // The last organiser stays.
    await sql`delete from auth.users where id not in (select p.user_id from private.profiles p where p.role = 'ORGA')`;
    orga = await addPerson(sql, 'ORGA', { first_name: 'Ora', last_name: 'Zed' });
  });
  return {
    sql: () => sql,
    orga: () => orga,
    named: (firstName: string) =>
      addPerson(sql, 'PARTICIPANT', { first_name: firstName, last_name: 'Alder' }),
    /** They confirmed their addresses. */
    confirm: (ids: string[]) =>
      sql`update auth.users set email_confirmed_at = ${now} where id in ${sql(ids)}`,
    addTeam: async (name: string, status: string, members: string[]): Promise<string> => {
      const { id } = only(
        await sql<{ id: string }[]>`insert into public.teams (season_id, name, slug, status, captain_id)
          select s.id, ${name}, ${name.toLowerCase()}, ${status}, ${members[0] ?? null} from public.seasons s limit 1 returning id`,
      );
      for (const member of members)
        await sql`insert into public.team_members (team_id, season_id, user_id)
          select t.id, t.season_id, ${member} from public.teams t where t.id = ${id}`;
      return id;
    },
    /** Does what waits. */
    work: async (): Promise<void> => {
      for (;;) if (only(await sql<{ n: number }[]>`select private.advance_job(${now}) as n`).n === 0) return;
    },
  };
}

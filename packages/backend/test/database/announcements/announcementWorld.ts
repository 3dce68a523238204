// A season with people, and announcements that the clock takes through it.
import type postgres from 'postgres';
import { addPerson } from '../people';
import { only } from '../rows';

/** Thursday noon in Berlin, in winter. */
export const NOON = new Date('2031-01-09T11:00:00Z');
export const after = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

/** What is written of an announcement; words where none are given. */
export type Written = Record<string, unknown>;

interface Announcement {
  id: string;
  state: string;
  send_at: Date | null;
  sent_at: Date | null;
  updated_at: Date;
}

const WORDS = {
  title_en: 'Engineer is due',
  title_de: 'Engineer ist dran',
  body_en: 'On Sunday.',
  body_de: 'Am Sonntag.',
};

/** What a test does as organisers and the clock do it. */
export function announcementWorld(sql: postgres.Sql) {
  const addMember = async (role: 'PARTICIPANT' | 'MENTOR' | 'ORGA' = 'PARTICIPANT'): Promise<string> => {
    const id = await addPerson(sql, role);
    await sql`update auth.users set email_confirmed_at = now() where id = ${id}`;
    return id;
  };
  let keeper: string | undefined;
  return {
    addMember,
    /** But for an organiser whom nobody writes to, for there is never none. */
    async deleteEverybody(): Promise<void> {
      keeper ??= await addPerson(sql, 'ORGA');
      await sql`delete from auth.users where id <> ${keeper}`;
    },
    async addTeam(members: readonly string[], status = 'active'): Promise<string> {
      const name = `Team ${members[0]?.slice(0, 8)}`;
      const { id } = only(
        await sql<{ id: string }[]>`insert into public.teams (season_id, name, slug, captain_id, status)
          select s.id, ${name}, private.slug_of(${name}), ${members[0] ?? null}, ${status}
          from private.current_season() s returning id`,
      );
      for (const member of members)
        await sql`insert into public.team_members (team_id, season_id, user_id)
          select id, season_id, ${member} from public.teams where id = ${id}`;
      return id;
    },
    async write(author: string, more: Written = {}): Promise<Announcement> {
      return only(
        await sql<Announcement[]>`
          select * from private.save_announcement(${author}, null, null, ${sql.json({ ...WORDS, ...more })})`,
      );
    },
    async schedule(id: string, sendAt: string | null = null, now = NOON): Promise<Announcement> {
      return only(
        await sql<Announcement[]>`
          select s.* from public.announcements a
          cross join lateral private.schedule_announcement(a.id, a.updated_at, ${sendAt}::timestamp, ${now}) s
          where a.id = ${id}`,
      );
    },
    /** Lets the clock come by until nobody is left to tell; returns how many it told each time. */
    async advance(now: Date, limit = 500): Promise<number[]> {
      const counts: number[] = [];
      for (;;) {
        const [row] = await sql<
          { count: number }[]
        >`select private.advance_announcements(${limit}, ${now}) as count`;
        if (!row?.count) return counts;
        counts.push(row.count);
      }
    },
    recipients: (id: string) =>
      sql<
        {
          user_id: string;
          mail: string;
          attempts: number;
          repeats: number;
          retries: number;
          error: string | null;
        }[]
      >`
        select user_id, mail, attempts, repeats, retries, error from public.announcement_recipients
        where announcement_id = ${id} order by user_id`,
    async audience(
      rules: Written,
      roles = ['PARTICIPANT'],
      corrects: string | null = null,
    ): Promise<string[]> {
      const rows = await sql<{ user_id: string }[]>`
        select user_id from private.audience(${roles}, ${sql.json(rules as never)}, ${corrects})
        where is_confirmed order by user_id`;
      return rows.map((row) => row.user_id);
    },
  };
}

/** The world of a test. */
export type AnnouncementWorld = ReturnType<typeof announcementWorld>;

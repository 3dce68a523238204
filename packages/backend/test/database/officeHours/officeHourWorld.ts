// Office hours in a database of a test's own; every transition is called with its time.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { asPerson } from '../people';
import { addMentoredTeam, refusal, week5 } from '../records/recordWorld';
import { only } from '../rows';

export { refusal, week5 };

const MINUTE = 60_000;
/** So many hours after Wednesday noon of the fifth week. */
export const hours = (count: number): Date => new Date(week5.getTime() + count * 60 * MINUTE);

/** A row of `office_hour_bookings`. */
export interface Booking {
  id: string;
  slot_id: string | null;
  mentor_id: string | null;
  starts_at: Date;
  state: string;
  agenda: string;
  note: string;
  sequence: number;
  moved_from: Date | null;
  url: string | null;
}

/** What is typed of a series. */
export interface Rule {
  weekday: number;
  from: string;
  to: string;
  minutes: number;
  first: string;
  last: string;
  audience?: 'own' | 'all';
}

/** What becomes of one time of a rule. */
export interface Previewed {
  on: string;
  time: string;
  starts_at: Date | null;
  obstacle: string | null;
}

/** The transitions as plain calls; each throws the database's error. */
export function officeHourWorld(sql: postgres.Sql) {
  const seriesOf = (id: string, mentor: string, rule: Rule) => sql`
    private.checked_series(${id}, ${mentor}, ${rule.weekday}, ${rule.from}, ${rule.to}, ${rule.minutes}, ${rule.first}, ${rule.last},
      ${rule.audience ?? 'own'}, 'https://call.example/a')`;
  /** In the order in which it was told. */
  const notificationsOf = async (person: string) => [
    ...(await sql<{ kind: string; payload: { as: string; starts_at: string } }[]>`
      select kind, payload from public.notifications where user_id = ${person} and kind like 'office%' order by ctid`),
  ];
  return {
    addTeam: () => addMentoredTeam(sql),
    preview: async (mentor: string, rule: Rule, at: Date, id: string = randomUUID()) => [
      ...(await sql<Previewed[]>`
        select on_date::text as on, left(wall_time::text, 5) as time, starts_at, obstacle
        from private.series_slots(${seriesOf(id, mentor, rule)}, ${at})`),
    ],
    saveSeries: (id: string, mentor: string, rule: Rule, at: Date, isNew = true) =>
      sql`select * from private.save_series(${seriesOf(id, mentor, rule)}, ${isNew}, ${at})`,
    endSeries: async (mentor: string, id: string, at: Date) =>
      only(await sql<{ gone: number }[]>`select private.end_series(${mentor}, ${id}, ${at}) as gone`).gone,
    slots: async (mentor: string) => [
      ...(await sql<{ id: string; starts_at: Date; is_blocked: boolean; series_id: string | null }[]>`
        select id, starts_at, is_blocked, series_id from public.office_hour_slots
        where mentor_id = ${mentor} order by starts_at`),
    ],
    addSlot: async (mentor: string, startsAt: Date, audience = 'own', at = week5, minutes = 20) =>
      only(
        await sql<{ id: string }[]>`
          select id from private.add_slot(${mentor}, ${randomUUID()}, ${startsAt}, ${minutes}, ${audience}, 'https://call.example/a', ${at})`,
      ).id,
    moveSlot: (mentor: string, slot: string, startsAt: Date, at = week5) =>
      sql`select private.move_slot(${mentor}, ${slot}, ${startsAt}, 20, ${at})`,
    block: (mentor: string, slot: string, isBlocked = true) =>
      sql`select private.set_slot_blocked(${mentor}, ${slot}, ${isBlocked})`,
    remove: (mentor: string, slot: string) => sql`select private.remove_slot(${mentor}, ${slot})`,
    book: async (person: string, slot: string, startsAt: Date, at = week5, id: string = randomUUID()) =>
      only(
        await sql<Booking[]>`
          select * from private.book_slot(${person}, ${id}, ${slot}, ${startsAt}, ' Price? ', ${at})`,
      ),
    move: async (person: string, id: string, slot: string, startsAt: Date, at = week5) =>
      only(
        await sql<
          Booking[]
        >`select * from private.move_booking(${person}, ${id}, ${slot}, ${startsAt}, ${at})`,
      ),
    cancel: async (person: string, id: string, at = week5) =>
      only(await sql<Booking[]>`select * from private.cancel_booking(${person}, ${id}, 'Ill', ${at})`),
    settle: async (person: string, id: string, outcome: string, items: object[], at: Date) =>
      only(
        await sql<Booking[]>`
          select * from private.settle_booking(${person}, ${id}, ${outcome}, 'Phone four more. ', ${sql.json(items as never)}, ${at})`,
      ),
    bookings: async (team: string) => [
      ...(await sql<
        Booking[]
      >`select * from public.office_hour_bookings where team_id = ${team} order by created_at`),
    ],
    bookable: async (person: string, at = week5) => [
      ...(await sql<{ id: string; is_taken: boolean; is_of_own_mentor: boolean }[]>`
        select * from private.bookable_slots(${person}, ${at})`),
    ],
    notificationsOf,
    /** Without the word that all of them begin with. */
    kindsOf: async (person: string) => (await notificationsOf(person)).map(({ kind }) => kind.slice(12)),
    readable: async (person: string, table: string) =>
      (await asPerson(
        sql,
        person,
        (request) => request`select * from public.${request(table)}`,
      )) as readonly Record<string, unknown>[],
  };
}

// An event in a database of a test's own; every transition is called with the time it happens at.
import type postgres from 'postgres';
import { addPerson } from '../people';
import { only } from '../rows';

export { refusal } from '../rows';

/** A kind of seat. */
export type Seat = 'onsite' | 'online';

/** A registration as its row stands. */
export interface Registration {
  id: string;
  user_id: string;
  seat: Seat;
  status: string;
  position: number;
  offer_expires_at: Date | null;
  cancelled_at: Date | null;
  cancelled_from: string | null;
  checked_in_at: Date | null;
  desk: string | null;
}

/** What a scan says. */
export interface Scan {
  outcome: string;
  seat?: Seat;
  name?: string;
  checked_in_at?: string;
  desk?: string;
}

export const HOUR = 3_600_000;
/** Ten days before the event. */
export const begin = new Date('2025-03-20T12:00:00Z');
/** That many hours after `begin`. */
export const at = (hours: number): Date => new Date(begin.getTime() + hours * HOUR);
const startsAt = at(240);

/** The one clock of the database, as a simulation replaces it: a transaction may say what time it is. */
const MOVABLE_CLOCK = `create or replace function private.current_time() returns timestamptz language sql stable
  return coalesce(nullif(current_setting('test.now', true), '')::timestamptz, now())`;

/** The transitions as plain calls; each throws the database's error. */
export function eventWorld(sql: postgres.Sql) {
  let clock: Promise<unknown> | undefined;
  const counter = { next: 0 };
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => addPerson(sql)));
  const moved = async <T>(now: Date, work: (inside: postgres.TransactionSql) => Promise<T>) => {
    await (clock ??= sql.unsafe(MOVABLE_CLOCK));
    return sql.begin(async (inside) => {
      await inside`select set_config('test.now', ${now.toISOString()}, true)`;
      return work(inside);
    });
  };
  const calls = {
    person: () => addPerson(sql),
    people,
    event: async (onsite: number | null, online: number | null = 0) => {
      const row = await sql<{ id: string }[]>`
        insert into public.events (season_id, slug, title_en, category, mode, starts_at, ends_at, capacity_onsite, capacity_online)
        select id, ${`evening-${(counter.next += 1)}`}, 'An evening', 'Grow', 'hybrid', ${startsAt},
          ${new Date(startsAt.getTime() + 3 * HOUR)}, ${onsite}, ${online}
        from public.seasons limit 1 returning id`;
      return only(row).id;
    },
    register: async (person: string, event: string, seat: Seat, now: Date) =>
      only(
        await sql<
          Registration[]
        >`select * from private.register_for_event(${person}, ${event}, ${seat}, ${now})`,
      ),
    cancel: async (person: string, event: string, now: Date) =>
      only(await sql<Registration[]>`select * from private.cancel_registration(${person}, ${event}, ${now})`),
    restore: async (person: string, event: string, now: Date) =>
      only(
        await sql<Registration[]>`select * from private.restore_registration(${person}, ${event}, ${now})`,
      ),
    accept: async (person: string, event: string, now: Date) =>
      only(await sql<Registration[]>`select * from private.accept_offer(${person}, ${event}, ${now})`),
    advance: (now: Date) => sql`select private.advance_events(1000, ${now})`,
    resize: (event: string, seat: Seat, capacity: number | null, now: Date) =>
      moved(now, (inside) =>
        seat === 'onsite'
          ? inside`update public.events set capacity_onsite = ${capacity} where id = ${event}`
          : inside`update public.events set capacity_online = ${capacity} where id = ${event}`,
      ),
    move: (event: string, start: Date, now: Date) =>
      moved(
        now,
        (inside) => inside`update public.events
          set starts_at = ${start}, ends_at = ${new Date(start.getTime() + 3 * HOUR)} where id = ${event}`,
      ),
    changeMode: (event: string, mode: Seat | 'hybrid', now: Date) =>
      moved(now, (inside) => inside`update public.events set mode = ${mode} where id = ${event}`),
    checkIn: async (
      orga: string,
      event: string,
      registration: string,
      key: string,
      now: Date,
      more: { desk?: string; letsIn?: boolean; scannedAt?: Date } = {},
    ) =>
      only(
        await sql<{ scan: Scan }[]>`select private.check_in(
          ${orga}, ${event}, ${registration}, ${key}, ${more.desk ?? 'North door'}, ${more.scannedAt ?? now},
          ${more.letsIn ?? false}, ${now}
        ) as scan`,
      ).scan,
    takeBack: (registration: string, key: string, now: Date) =>
      sql`select private.take_back_check_in(${registration}, ${key}, ${now})`,
    callOff: (event: string, message: string, now: Date) =>
      moved(now, (inside) => inside`select private.cancel_event(${event}, ${message}, ${now})`),
    leave: (person: string, now: Date) =>
      moved(now, (inside) => inside`delete from auth.users where id = ${person}`),
    registrations: async (event: string) =>
      sql<
        Registration[]
      >`select * from public.event_registrations where event_id = ${event} order by position`,
    figures: async (event: string) =>
      only(
        await sql<
          { onsite_taken: number; online_taken: number; onsite_waiting: number; online_waiting: number }[]
        >`select onsite_taken, online_taken, onsite_waiting, online_waiting from public.event_figures where event_id = ${event}`,
      ),
    notificationsOf: async (person: string) => {
      const rows = await sql<{ kind: string }[]>`select kind from public.notifications
        where user_id = ${person} order by created_at, id`;
      return rows.map((row) => row.kind);
    },
  };
  return {
    ...calls,
    /** An event with so many seats on site, all taken, and so many people who wait, in their order. */
    filled: async (seats: number, waiting: number) => {
      const [event, everybody] = [await calls.event(seats), await people(seats + waiting)];
      for (const [index, person] of everybody.entries())
        await calls.register(person, event, 'onsite', new Date(begin.getTime() + index * 60_000));
      return { event, everybody };
    },
  };
}

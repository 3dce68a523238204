// What addresses are about in a state of the season: read from its database, so that a picture shows something.
import { onDatabase } from '../src/database';
import type { OpenState } from './OpenState';

/** What stands in the place of a part of an address. */
export interface Places {
  /** The captain's team. */
  team: string;
  /** A team of the mentor. */
  assignedTeam: string;
  /** A team whose story is written, and was asked about where there is one. */
  storyTeam: string;
  /** A team that the juror scores. */
  scoredTeam: string;
  week: string;
  event: string;
  announcement: string;
  rounds: readonly string[];
  guestToken: string;
}

/** Leads nowhere: a state has no such thing yet. */
const NONE = 'none';

/** Of a state that is not looked at yet: by these the routes there are get their names. */
export const anyPlaces: Places = {
  ...{ team: NONE, assignedTeam: NONE, storyTeam: NONE, scoredTeam: NONE, week: '1', event: NONE },
  ...{ announcement: NONE, rounds: ['half-time', 'final'], guestToken: NONE },
};

/** The mentor's team with the most hand-ins, in whichever state. */
const assignedTeam = `
  select t.slug from public.teams t join public.mentor_assignments a on a.team_id = t.id
    join auth.users u on u.id = a.mentor_id left join public.hand_ins h on h.team_id = t.id
  where u.email = $1 and a.status = 'active'
  group by t.id order by count(h.id) desc, t.slug limit 1`;

const ownTeam = `
  select t.slug from public.teams t join auth.users u on u.id = t.captain_id where u.email = $1 order by t.created_at desc limit 1`;

const storyTeam = `
  select s.slug from private.stories s left join private.story_consents c on c.team_id = s.team_id
  group by s.id order by count(c.user_id) desc, s.slug limit 1`;

const scoredTeam = `
  select t.slug from public.ballots b join public.teams t on t.id = b.team_id join auth.users u on u.id = b.juror_id
  where u.email = $1 and b.kind = 'stage' order by t.slug limit 1`;

/** The week that runs; the first before the season, the last one after it. */
const week = `
  select least(greatest((private.current_time()::date - s.starts_on) / 7 + 1, 1), 11)::text from public.seasons s
  where s.opened_at is not null order by s.starts_on desc limit 1`;

/** The next one with people in it; the last one where none comes. */
const event = `
  select e.slug from public.events e left join public.event_registrations r on r.event_id = e.id
  where e.status = 'published'
  group by e.id order by e.starts_at > private.current_time() desc, count(r.user_id) desc, e.starts_at desc limit 1`;

const announcement = `select id::text from public.announcements order by sent_at desc nulls first, id limit 1`;

/** Reads the places for those who can log in. */
export function readPlaces({
  accounts,
  guestToken,
}: Pick<OpenState, 'accounts' | 'guestToken'>): Promise<Places> {
  return onDatabase(async (sql) => {
    const one = async (query: string, ...values: string[]): Promise<string> => {
      const [row] = await sql.unsafe<Record<string, string>[]>(query, values);
      return Object.values(row ?? {})[0] ?? NONE;
    };
    const rounds = await sql<{ kind: string }[]>`
      select r.kind from public.rounds r join public.seasons s on s.id = r.season_id
      where s.opened_at is not null order by s.starts_on desc, r.kind desc limit 2`;
    return {
      team: await one(ownTeam, accounts.captain?.email ?? ''),
      assignedTeam: await one(assignedTeam, accounts.mentor?.email ?? ''),
      storyTeam: await one(storyTeam),
      scoredTeam: await one(scoredTeam, accounts.juror?.email ?? ''),
      week: await one(week),
      event: await one(event),
      announcement: await one(announcement),
      rounds: rounds.length > 0 ? rounds.map(({ kind }) => kind.replace('_', '-')) : ['half-time'],
      guestToken: guestToken || NONE,
    };
  });
}

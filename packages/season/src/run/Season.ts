import type { ProjectEnv } from '@grow/local-supabase';
import type { Cast, CastPerson, CastTeam } from '../world/cast';
import type { Draw } from '../world/random';
import type { SeasonClock } from './clock';
import type { Database } from './database';
import type { Journal } from './Journal';
import type { MailServer } from './mailServer';
import type { Outages } from './network';

/** What somebody's browser keeps. */
export interface Device {
  readonly cookies: Map<string, string>;
  userId: string;
  visits: number;
}

/** What is known of a team once it is founded. */
export interface LivingTeam {
  readonly id: string;
  readonly slug: string;
  readonly cast: CastTeam;
  /** Who is in it, the captain first. */
  readonly members: CastPerson[];
  /** Left, merged or taken out. */
  isOver: boolean;
}

/** Everything that acts of a season share. */
export interface Season {
  readonly env: ProjectEnv;
  readonly draw: Draw;
  readonly cast: Cast;
  readonly journal: Journal;
  readonly database: Database;
  readonly clock: SeasonClock;
  readonly mail: MailServer;
  readonly outages: Outages;
  readonly hasFaults: boolean;
  /** Its name, and the Monday that it starts with, as `2025-10-20`. */
  readonly label: string;
  readonly startsOn: string;
  /** By the number of the planned team. */
  readonly teams: Map<number, LivingTeam>;
  /** People whose account is gone, banned, or was never confirmed. */
  readonly gone: Set<number>;
  /** Secrets of organisers' authenticator apps, by address. */
  readonly secrets: Map<string, string>;
  deviceOf(person: CastPerson): Device;
}

/** Somebody came into a team, and the journal knows of it for good. */
export function addMember(season: Season, team: LivingTeam, person: CastPerson): void {
  if (!team.members.includes(person)) team.members.push(person);
  season.journal.noteMember(team.id, season.deviceOf(person).userId);
}

export const PASSWORD = 'eleven long weeks';

/** A day of the season at a time on the wall in Berlin. */
export function timeOn({ startsOn }: Pick<Season, 'startsOn'>, day: number, time: string): Date {
  const date = new Date(`${startsOn}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + day - 1);
  const onDay = date.toISOString().slice(0, 10);
  // Berlin is one hour ahead of UTC, or two in summer: one of the two reads back as the wall time that was asked for.
  for (const offset of ['+01:00', '+02:00']) {
    const at = new Date(`${onDay}T${time}:00${offset}`);
    const wall = at.toLocaleTimeString('en-GB', {
      timeZone: 'Europe/Berlin',
      hour: '2-digit',
      minute: '2-digit',
    });
    if (wall === time) return at;
  }
  throw new Error(`There is no ${time} on ${onDay} in Berlin`);
}

import { readRow } from '../db/readRow';
import { roles, type Role } from '../profile/Role';

/** Which team somebody is in: `any`, in `none`, or in one of this status. */
export const audienceTeams = ['any', 'none', 'forming', 'active', 'finalist', 'finished'] as const;
/** Which team somebody is in. */
export type AudienceTeam = (typeof audienceTeams)[number];

/** What a team has for a week. */
export const audienceHandIns = ['missing', 'handed_in', 'returned', 'accepted'] as const;
/** What a team has for a week. */
export type AudienceHandIn = (typeof audienceHandIns)[number];

/** Whom an announcement is for: everybody of these roles whom each of the rules fits. */
export interface Audience {
  readonly roles: readonly Role[];
  readonly city?: string;
  readonly team?: AudienceTeam;
  /** Only people in a team without a mentor. */
  readonly isWithoutMentor?: boolean;
  readonly week?: { readonly week: number; readonly handIn: AudienceHandIn };
  /** Who has a seat there. */
  readonly eventId?: string;
  /** Only people of this list, who were selected one by one. */
  readonly chosen?: string;
}

/** Whether it is everybody of its roles, who then read it also when they come later. */
export const isWholeAudience = (audience: Audience): boolean =>
  Object.keys(rulesOfAudience(audience)).length === 0;

/** The rules as the database keeps them. */
export function rulesOfAudience({ city, team, isWithoutMentor, week, eventId, chosen }: Audience) {
  const named = city?.trim() ?? '';
  return {
    ...(named === '' ? {} : { city: named }),
    ...(team === undefined ? {} : { team }),
    ...(isWithoutMentor ? { mentor: 'none' } : {}),
    ...(week === undefined ? {} : { week: week.week, hand_in: week.handIn }),
    ...(eventId === undefined ? {} : { event_id: eventId }),
    ...(chosen === undefined ? {} : { chosen }),
  };
}

/** Reads roles and rules of a row. @throws AppError `malformed_row` */
export function audienceFromRow(value: unknown): Audience {
  const row = readRow('announcements', value);
  const rules = readRow('announcements.rules', (value as { rules?: unknown }).rules ?? {});
  const city = rules.optionalText('city');
  const team = rules.optionalOneOf('team', audienceTeams);
  const handIn = rules.optionalOneOf('hand_in', audienceHandIns);
  const eventId = rules.optionalText('event_id');
  const chosen = rules.optionalText('chosen');
  return {
    roles: roles.filter((role) => row.textList('audience').includes(role)),
    ...(city === undefined ? {} : { city }),
    ...(team === undefined ? {} : { team }),
    ...(rules.optionalText('mentor') === undefined ? {} : { isWithoutMentor: true }),
    ...(handIn === undefined ? {} : { week: { week: rules.number('week'), handIn } }),
    ...(eventId === undefined ? {} : { eventId }),
    ...(chosen === undefined ? {} : { chosen }),
  };
}

/** An audience under a name. */
export interface SavedAudience {
  readonly id: string;
  readonly name: string;
  readonly audience: Audience;
}

/** The longest name of a saved audience, in characters. */
export const AUDIENCE_NAME_LIMIT = 60;

/** Reads a saved audience. @throws AppError `malformed_row` */
export function savedAudienceFromRow(value: unknown): SavedAudience {
  const row = readRow('saved_audiences', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    audience: audienceFromRow(value),
  };
}

/** Whom an announcement would reach now. */
export interface AudienceReach {
  readonly people: number;
  readonly teams: number;
  readonly german: number;
  /** Whom no mail finds. */
  readonly noAddress: number;
  /** Who wants no mails of announcements. */
  readonly mailOff: number;
  /** Who fits but never confirmed their address, and is left out. */
  readonly unconfirmed: number;
  /** Teams that are left out because they were withdrawn; 0 where no team is asked for. */
  readonly withdrawnTeams: number;
  /** The first five by name. */
  readonly names: readonly string[];
}

/** Reads an answer of `audience_reach`. @throws AppError `malformed_row` */
export function audienceReachFromRow(value: unknown): AudienceReach {
  const row = readRow('audience_reach', value);
  return {
    people: row.number('people'),
    teams: row.number('teams'),
    german: row.number('german'),
    noAddress: row.number('no_address'),
    mailOff: row.number('mail_off'),
    unconfirmed: row.number('unconfirmed'),
    withdrawnTeams: row.number('withdrawn_teams'),
    names: row.textList('names'),
  };
}

/** How many get a mail: what is important reaches also those who want none. */
export const mailsOf = (
  { people, noAddress, mailOff }: AudienceReach,
  { byMail, isImportant }: { readonly byMail: boolean; readonly isImportant: boolean },
): number => (byMail ? people - noAddress - (isImportant ? 0 : mailOff) : 0);

import type { PageRequest } from '../db/growSupabase';
import { readRow } from '../db/readRow';

/** By what organisers may order mentors; `visit` begins with those who were never here. */
export const mentorSorts = ['name', 'free', 'waiting', 'visit'] as const;
/** What the list of mentors is sorted by. */
export type MentorSort = (typeof mentorSorts)[number];

/** What organisers look for: mentors with a place, with more teams than they offered, who are away, or who need a hand. */
export const mentorStates = ['free', 'over', 'away', 'needs_hand'] as const;
/** A state of mentors that organisers look for. */
export type MentorState = (typeof mentorStates)[number];

/** Which mentors, in which order, and which page of them. Every word has to stand in name, cities, expertise or a team's name. */
export interface MentorListRequest extends PageRequest {
  readonly search: string;
  readonly state: MentorState | undefined;
  readonly sort: { readonly by: MentorSort; readonly isDescending: boolean };
}

/** A mentor as organisers see them in the list. */
export interface ListedMentor {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | undefined;
  readonly expertise: readonly string[];
  /** ISO 639-1 codes. */
  readonly languages: readonly string[];
  readonly cities: readonly string[];
  /** A line for their teams; '' where there is none. */
  readonly line: string;
  readonly capacity: number;
  /** How many teams they look after. */
  readonly active: number;
  /** How many they are asked about. */
  readonly asked: number;
  /** The last day on which they are away, as `2024-11-04`; undefined while they are here. */
  readonly awayUntil: string | undefined;
  /** To about an hour; undefined for somebody who was never here. */
  readonly lastVisitAt: Date | undefined;
  /** How many hand-ins wait for them. */
  readonly waiting: number;
  /** Since when the oldest does. */
  readonly waitingSince: Date | undefined;
  /** Something waits, and they were not here for seven days or it waits for five. */
  readonly needsHand: boolean;
  /** How many conflicts they declared. */
  readonly conflicts: number;
  readonly lastContactAt: Date | undefined;
}

/** How many mentors, places and teams there are, and how many mentors are in each state. */
export interface MentorCounts extends Readonly<Record<MentorState, number>> {
  readonly mentors: number;
  readonly places: number;
  readonly teams: number;
  readonly withoutMentor: number;
}

/** Reads a row of `list_mentors`, which says nothing of the last contact. @throws AppError `malformed_row` naming the column. */
export function listedMentorFromRow(value: unknown): Omit<ListedMentor, 'lastContactAt'> {
  const row = readRow('list_mentors', value);
  return {
    userId: row.requiredText('user_id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    avatar: row.optionalText('avatar'),
    expertise: row.textList('skills'),
    languages: row.textList('languages'),
    cities: row.textList('cities'),
    line: row.text('line'),
    capacity: row.number('capacity'),
    active: row.number('active'),
    asked: row.number('asked'),
    awayUntil: row.optionalText('away_until'),
    lastVisitAt: row.optionalTime('last_visit_at'),
    waiting: row.number('waiting'),
    waitingSince: row.optionalTime('waiting_since'),
    needsHand: row.flag('needs_hand', false),
    conflicts: row.number('conflicts'),
  };
}

/** Reads the row of `count_mentors`. @throws AppError `malformed_row` naming the column. */
export function mentorCountsFromRow(value: unknown): MentorCounts {
  const row = readRow('count_mentors', value);
  return {
    mentors: row.number('mentors'),
    places: row.number('places'),
    teams: row.number('teams'),
    withoutMentor: row.number('without_mentor'),
    free: row.number('free'),
    over: row.number('over'),
    away: row.number('away'),
    needs_hand: row.number('needs_hand'),
  };
}

import { readRow } from '../db/readRow';
import { teamFromRow, type Team, type TeamProfile } from '../team/Team';
import type { TeamPerson } from '../team/TeamPerson';

/** How an assignment stands: asked, looking after the team, or not any more. */
export const assignmentStatuses = ['proposed', 'active', 'declined', 'ended'] as const;

/** How an assignment stands. */
export type AssignmentStatus = (typeof assignmentStatuses)[number];

/** How much may be typed, as the database counts it: characters, entries of a list, teams (`capacity`) and days. */
export const mentorLimits = {
  ...{ line: 200, reason: 500, conflictReason: 300, city: 80, cities: 5, languages: 12, capacity: 50 },
  absenceDays: 180,
} as const;

/** How many teams a mentor takes who did not say. */
export const usualCapacity = 5;

/** Languages that a mentor may name, as ISO 639-1 codes; every browser knows their names. */
export const mentorLanguages = [
  ...['de', 'en', 'ar', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'tr', 'uk', 'zh'],
] as const;

/** Who looks after a team. */
export interface Mentor extends TeamPerson {
  /** What they say about themselves. */
  readonly bio: string | undefined;
  /** Their line for their teams. */
  readonly line: string | undefined;
  /** Who stands in on the days beside, both included, as `2024-11-04`. */
  readonly standIn: TeamPerson | undefined;
  readonly standInFrom: string | undefined;
  readonly standInUntil: string | undefined;
}

/** What a mentor says of themselves as one. What they know stands in their profile. */
export interface MentorProfile {
  readonly userId: string;
  /** How many teams they take. */
  readonly capacity: number;
  /** ISO 639-1 codes. */
  readonly languages: readonly string[];
  readonly cities: readonly string[];
  /** A line for their teams; '' where there is none. */
  readonly line: string;
  /** Whether they also read what teams without a mentor hand in. */
  readonly takesSharedQueue: boolean;
}

/** Days on which a mentor is away, both included, as `2024-11-04`. */
export interface MentorAbsence {
  readonly id: string;
  readonly mentorId: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly standInId: string | undefined;
}

/** A team or a person whom a mentor is too close to for judging them: one of the two is named. */
export interface MentorConflict {
  readonly id: string;
  readonly mentorId: string;
  readonly teamId: string | undefined;
  readonly personId: string | undefined;
  /** For organisers; '' where nothing was said. */
  readonly reason: string;
}

/** A conflict with the name of the team or who the person is, as far as they are still here. */
export interface NamedMentorConflict extends MentorConflict {
  readonly team: Pick<Team, 'name' | 'slug'> | undefined;
  readonly person: TeamProfile | undefined;
}

/** That a mentor is asked to look after a team, does, or did. */
export interface MentorAssignment {
  readonly id: string;
  readonly teamId: string;
  readonly mentorId: string;
  readonly status: AssignmentStatus;
  readonly askedBy: string | undefined;
  readonly answeredAt: Date | undefined;
  readonly endedAt: Date | undefined;
  /** Why it was declined or ended; '' where nobody said. */
  readonly reason: string;
  /** Who stands in, on the days named beside. */
  readonly standInId: string | undefined;
  readonly standInFrom: string | undefined;
  readonly standInUntil: string | undefined;
  readonly createdAt: Date;
}

/** An assignment with its team. */
export interface MentorAssignmentOfTeam extends MentorAssignment {
  readonly team: Team;
}

/** What waits in the shared queue: a hand-in of a team without a mentor. */
export interface QueuedHandIn {
  readonly handInId: string;
  readonly team: Pick<Team, 'id' | 'name' | 'slug' | 'logo'>;
  readonly week: number;
  readonly title: { readonly en: string; readonly de: string };
  readonly version: number;
  readonly handedInAt: Date;
  readonly isLate: boolean;
  /** Who reads it now. */
  readonly reviewerId: string | undefined;
}

/** What a mentor judged of a team that they look after no longer. */
export interface PastReview {
  readonly versionId: string;
  readonly number: number;
  readonly teamName: string;
  /** The last part of the team's address. */
  readonly slug: string;
  readonly week: number;
  readonly title: { readonly en: string; readonly de: string };
  readonly handedInAt: Date;
  readonly decision: 'accepted' | 'changes_requested';
  readonly note: string;
  readonly settledAt: Date;
}

/** Reads a row of `mentor_profiles`. @throws AppError `malformed_row` naming the column. */
export function mentorProfileFromRow(value: unknown): MentorProfile {
  const row = readRow('mentor_profiles', value);
  return {
    userId: row.requiredText('user_id'),
    capacity: row.number('capacity'),
    languages: row.textList('languages'),
    cities: row.textList('cities'),
    line: row.text('line'),
    takesSharedQueue: row.flag('takes_shared_queue', false),
  };
}

/** Reads a row of `mentor_absences`. @throws AppError `malformed_row` naming the column. */
export function mentorAbsenceFromRow(value: unknown): MentorAbsence {
  const row = readRow('mentor_absences', value);
  return {
    id: row.requiredText('id'),
    mentorId: row.requiredText('mentor_id'),
    startsOn: row.day('starts_on'),
    endsOn: row.day('ends_on'),
    standInId: row.optionalText('stand_in_id'),
  };
}

/** Reads a row of `mentor_conflicts`. @throws AppError `malformed_row` naming the column. */
export function mentorConflictFromRow(value: unknown): MentorConflict {
  const row = readRow('mentor_conflicts', value);
  return {
    id: row.requiredText('id'),
    mentorId: row.requiredText('mentor_id'),
    teamId: row.optionalText('team_id'),
    personId: row.optionalText('person_id'),
    reason: row.text('reason'),
  };
}

/** Reads a row of `mentor_assignments`. @throws AppError `malformed_row` naming the column. */
export function mentorAssignmentFromRow(value: unknown): MentorAssignment {
  const row = readRow('mentor_assignments', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    mentorId: row.requiredText('mentor_id'),
    status: row.oneOf('status', assignmentStatuses),
    askedBy: row.optionalText('asked_by'),
    answeredAt: row.optionalTime('answered_at'),
    endedAt: row.optionalTime('ended_at'),
    reason: row.text('reason'),
    standInId: row.optionalText('stand_in_id'),
    standInFrom: row.optionalText('stand_in_from'),
    standInUntil: row.optionalText('stand_in_until'),
    createdAt: row.time('created_at'),
  };
}

/** The same with the team embedded. @throws AppError `malformed_row` naming the column. */
export const mentorAssignmentOfTeamFromRow = (value: { team: unknown }): MentorAssignmentOfTeam => ({
  ...mentorAssignmentFromRow(value),
  team: teamFromRow(value.team),
});

/** Reads a row of `shared_queue`. @throws AppError `malformed_row` naming the column. */
export function queuedHandInFromRow(value: unknown): QueuedHandIn {
  const row = readRow('shared_queue', value);
  return {
    handInId: row.requiredText('hand_in_id'),
    team: {
      id: row.requiredText('team_id'),
      name: row.requiredText('team_name'),
      slug: row.requiredText('slug'),
      logo: row.optionalText('logo'),
    },
    week: row.number('week'),
    title: row.localText('title'),
    version: row.number('version'),
    handedInAt: row.time('handed_in_at'),
    isLate: row.flag('is_late', false),
    reviewerId: row.optionalText('reviewer_id'),
  };
}

/** Reads a row of `past_reviews`. @throws AppError `malformed_row` naming the column. */
export function pastReviewFromRow(value: unknown): PastReview {
  const row = readRow('past_reviews', value);
  return {
    versionId: row.requiredText('version_id'),
    number: row.number('number'),
    teamName: row.requiredText('team_name'),
    slug: row.requiredText('slug'),
    week: row.number('week'),
    title: row.localText('title'),
    handedInAt: row.time('handed_in_at'),
    decision: row.oneOf('decision', ['accepted', 'changes_requested'] as const),
    note: row.text('note'),
    settledAt: row.time('settled_at'),
  };
}

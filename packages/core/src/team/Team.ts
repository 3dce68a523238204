import type { Database } from '../db/database.types';
import { readRow } from '../db/readRow';
import { teamPersonFromRow, type TeamPerson } from './TeamPerson';

/** How far a team's idea has come, in order. */
export const teamStages = ['idea', 'prototype', 'users', 'revenue'] as const;
/** How far a team's idea has come. */
export type TeamStage = (typeof teamStages)[number];

/** Where a team stands in the contest; a withdrawn one is out of it. */
export const teamStatuses = ['forming', 'active', 'finalist', 'finished', 'withdrawn'] as const;
/** Where a team stands in the contest. */
export type TeamStatus = (typeof teamStatuses)[number];

/** A team of a season. */
export interface Team {
  readonly id: string;
  readonly seasonId: string;
  readonly name: string;
  /** The last part of its address. */
  readonly slug: string;
  /** One or two sentences; may be ''. */
  readonly pitch: string;
  /** Plain text of some paragraphs; may be ''. */
  readonly description: string;
  readonly stage: TeamStage;
  readonly industry: string | undefined;
  readonly city: string | undefined;
  /** The team's own file in the bucket `logos`; undefined shows the drawn mark. */
  readonly logo: string | undefined;
  readonly status: TeamStatus;
  /** Who answers for it; undefined once it is out of the contest. */
  readonly captainId: string | undefined;
  /** Whether it is in the list of teams. */
  readonly isListed: boolean;
  readonly memberCount: number;
  /** Skill keys of the roles that nobody fills. */
  readonly wantedSkills: readonly string[];
}

/** What a captain writes about the team; an absent field stays, '' clears industry and city. */
export type TeamChanges = {
  readonly [Field in 'name' | 'pitch' | 'description' | 'industry' | 'city']?: string;
} & { readonly stage?: TeamStage; readonly isListed?: boolean };

/** A person with what tells a team whether they fit. */
export interface TeamProfile extends TeamPerson {
  readonly studies: string | undefined;
  readonly university: string | undefined;
  readonly skills: readonly string[];
}

/** Somebody who is in a team now. */
export interface TeamMember extends TeamProfile {
  readonly joinedAt: Date;
}

/** Somebody whom a team looks for, or has found. */
export interface TeamRole {
  readonly id: string;
  readonly teamId: string;
  readonly title: string;
  /** Keys of the skills catalogue. */
  readonly skills: readonly string[];
  /** The member who fills it; undefined while it is open. */
  readonly filledBy: string | undefined;
}

/** Reads a row of `teams`. @throws AppError `malformed_row` naming the column. */
export function teamFromRow(value: unknown): Team {
  const row = readRow('teams', value);
  return {
    id: row.requiredText('id'),
    seasonId: row.requiredText('season_id'),
    name: row.requiredText('name'),
    slug: row.requiredText('slug'),
    pitch: row.text('pitch'),
    description: row.text('description'),
    stage: row.oneOf('stage', teamStages),
    industry: row.optionalText('industry'),
    city: row.optionalText('city'),
    logo: row.optionalText('logo'),
    status: row.oneOf('status', teamStatuses),
    captainId: row.optionalText('captain_id'),
    isListed: row.flag('listed', true),
    memberCount: row.number('member_count'),
    wantedSkills: row.textList('wanted_skills'),
  };
}

type TeamUpdate = Database['public']['Tables']['teams']['Update'];

/** Writes changes as columns of `teams`, texts without blanks around them. */
export function teamToRow({ isListed, stage, industry, city, ...texts }: TeamChanges): TeamUpdate {
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])),
    ...(stage === undefined ? {} : { stage }),
    ...(industry === undefined ? {} : { industry: orNull(industry) }),
    ...(city === undefined ? {} : { city: orNull(city) }),
    ...(isListed === undefined ? {} : { listed: isListed }),
  };
}

/** Reads what teams show of a row of `profiles`. @throws AppError `malformed_row` naming the column. */
export function teamProfileFromRow(value: unknown): TeamProfile {
  const row = readRow('profiles', value);
  return {
    ...teamPersonFromRow(value),
    studies: row.optionalText('studies'),
    university: row.optionalText('university'),
    skills: row.textList('skills'),
  };
}

/** Reads a row of `team_roles`. @throws AppError `malformed_row` naming the column. */
export function teamRoleFromRow(value: unknown): TeamRole {
  const row = readRow('team_roles', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    title: row.requiredText('title'),
    skills: row.textList('skills'),
    filledBy: row.optionalText('filled_by'),
  };
}

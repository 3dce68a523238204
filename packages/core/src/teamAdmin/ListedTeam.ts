import { readRow } from '../db/readRow';
import type { PageRequest } from '../db/growSupabase';
import { teamStages, teamStatuses, type TeamStage, type TeamStatus } from '../team/Team';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';

/** By what organisers may order the teams. */
export const teamListSorts = ['name', 'members', 'city', 'status', 'founded'] as const;

/** What the list of teams is sorted by. */
export type TeamListSort = (typeof teamListSorts)[number];

/**
 * What organisers look for: teams that did not withdraw; that go on without a mentor; that a mentor declined, and nobody was asked
 * since; with fewer, or more, people than the season asks for.
 */
export const teamListStates = ['in_contest', 'without_mentor', 'declined', 'too_small', 'too_large'] as const;
/** A state of teams that organisers look for. */
export type TeamListState = (typeof teamListStates)[number];

/** Which teams, in which order, and which page of them. */
export interface TeamListRequest extends PageRequest {
  /** Words that stand in name, address, city or industry. */
  readonly search: string;
  readonly status: TeamStatus | undefined;
  /** Only teams with, or without, a place left. */
  readonly seats: 'open' | 'full' | undefined;
  readonly state: TeamListState | undefined;
  readonly sort: { readonly by: TeamListSort; readonly isDescending: boolean };
}

/** A team as organisers see it in the list; withdrawn ones too. */
export interface ListedTeam {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly pitch: string;
  readonly description: string;
  readonly stage: TeamStage;
  readonly industry: string | undefined;
  readonly city: string | undefined;
  readonly logo: string | undefined;
  readonly status: TeamStatus;
  readonly isListed: boolean;
  readonly memberCount: number;
  /** The season's largest team. */
  readonly maxTeam: number;
  readonly captain: TeamPerson | undefined;
  readonly foundedAt: Date;
}

/** How many teams the season has, withdrawn ones too, how many of them are active, and how many are in each state. */
export interface TeamCounts extends Readonly<Record<TeamListState, number>> {
  readonly teams: number;
  readonly active: number;
}

/** Reads the row of `count_teams`. @throws AppError `malformed_row` */
export function teamCountsFromRow(value: unknown): TeamCounts {
  const row = readRow('count_teams', value);
  return {
    teams: row.number('teams'),
    active: row.number('active'),
    in_contest: row.number('in_contest'),
    without_mentor: row.number('without_mentor'),
    declined: row.number('declined'),
    too_small: row.number('too_small'),
    too_large: row.number('too_large'),
  };
}

const captainFromJson = (value: unknown): TeamPerson | undefined =>
  value === null || value === undefined ? undefined : teamPersonFromRow(value, 'list_teams.captain');

/** Reads a row of `list_teams`. @throws AppError `malformed_row` */
export function listedTeamFromRow(value: unknown): ListedTeam {
  const row = readRow('list_teams', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    slug: row.requiredText('slug'),
    pitch: row.text('pitch'),
    description: row.text('description'),
    stage: row.oneOf('stage', teamStages),
    industry: row.optionalText('industry'),
    city: row.optionalText('city'),
    logo: row.optionalText('logo'),
    status: row.oneOf('status', teamStatuses),
    isListed: row.flag('listed', true),
    memberCount: row.number('member_count'),
    maxTeam: row.number('max_team'),
    captain: captainFromJson((value as { captain?: unknown }).captain),
    foundedAt: row.time('created_at'),
  };
}

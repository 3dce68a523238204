import { readRow } from '../db/readRow';
import { teamStages, teamStatuses, type TeamStage, type TeamStatus } from '../team/Team';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';
import { teamRequestKinds, type TeamRequestKind } from '../team/TeamRequest';

/** Orders of the list of teams: how well they fit the caller, places left, newest, name. */
export const teamSorts = ['match', 'open', 'new', 'name'] as const;
/** An order of the list of teams. */
export type TeamSort = (typeof teamSorts)[number];

/** Orders of the list of people: how well they fit the caller's team, newest, name. */
export const personSorts = ['match', 'new', 'name'] as const;
/** An order of the list of people. */
export type PersonSort = (typeof personSorts)[number];

/** Which teams are looked for. Words forgive accents and typos; of `skills` one is enough; a city is compared without accents. */
export interface TeamSearch {
  readonly text?: string | undefined;
  /** Keys of the skills catalogue. */
  readonly skills?: readonly string[] | undefined;
  readonly city?: string | undefined;
  readonly stage?: TeamStage | undefined;
  /** Only teams that have a place left. */
  readonly isOpen?: boolean | undefined;
  readonly sort?: TeamSort | undefined;
}

/** Which people without a team are looked for; words and filters as in a search of teams. */
export type PersonSearch = Pick<TeamSearch, 'text' | 'skills' | 'city'> & {
  readonly sort?: PersonSort | undefined;
};

/** A request that waits between the caller's side and the hit. */
export interface PendingTeamRequest {
  readonly id: string;
  readonly kind: TeamRequestKind;
}

/** An open role, as a list shows it. */
export interface OpenTeamRole {
  readonly id: string;
  readonly title: string;
  readonly skills: readonly string[];
}

/** A team of a list, with what the database knows about it and the caller. */
export interface TeamHit {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly pitch: string;
  readonly stage: TeamStage;
  readonly industry: string | undefined;
  readonly city: string | undefined;
  readonly logo: string | undefined;
  readonly status: TeamStatus;
  readonly memberCount: number;
  /** The season's largest team. */
  readonly maxTeam: number;
  readonly openPlaces: number;
  /** Keys of skills that open roles ask for. */
  readonly wantedSkills: readonly string[];
  /** In the order in which they joined. */
  readonly members: readonly TeamPerson[];
  readonly openRoles: readonly OpenTeamRole[];
  /** Wanted skills that the caller has. */
  readonly matchedSkills: readonly string[];
  readonly isSameCity: boolean;
  readonly myRequest: PendingTeamRequest | undefined;
}

/** A person without a team who wants to be found, with what the database knows about them and the caller's team. */
export interface PersonHit extends TeamPerson {
  readonly studies: string | undefined;
  readonly university: string | undefined;
  readonly city: string | undefined;
  /** What the person looks for. */
  readonly wish: string | undefined;
  readonly skills: readonly string[];
  /** Their skills that the caller's team looks for. */
  readonly matchedSkills: readonly string[];
  readonly isSameCity: boolean;
  readonly request: PendingTeamRequest | undefined;
}

function pendingRequestOf(value: unknown): PendingTeamRequest {
  const row = readRow('team_requests', value);
  return { id: row.requiredText('id'), kind: row.oneOf('kind', teamRequestKinds) };
}

function openRoleOf(value: unknown): OpenTeamRole {
  const row = readRow('team_roles', value);
  return { id: row.requiredText('id'), title: row.requiredText('title'), skills: row.textList('skills') };
}

/** Reads a row that `search_teams` answers. @throws AppError `malformed_row` naming the column. */
export function teamHitFromRow(value: unknown): TeamHit {
  const row = readRow('search_teams', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    slug: row.requiredText('slug'),
    pitch: row.text('pitch'),
    stage: row.oneOf('stage', teamStages),
    industry: row.optionalText('industry'),
    city: row.optionalText('city'),
    logo: row.optionalText('logo'),
    status: row.oneOf('status', teamStatuses),
    memberCount: row.number('member_count'),
    maxTeam: row.number('max_team'),
    openPlaces: row.number('open_places'),
    wantedSkills: row.textList('wanted_skills'),
    members: row.list('members', (person) => teamPersonFromRow(person)),
    openRoles: row.list('roles', openRoleOf),
    matchedSkills: row.textList('matched_skills'),
    isSameCity: row.flag('same_city', false),
    myRequest: row.optional('my_request', pendingRequestOf),
  };
}

/** Reads a row that `search_people` answers. @throws AppError `malformed_row` naming the column. */
export function personHitFromRow(value: unknown): PersonHit {
  const row = readRow('search_people', value);
  return {
    ...teamPersonFromRow(value),
    studies: row.optionalText('studies'),
    university: row.optionalText('university'),
    city: row.optionalText('city'),
    wish: row.optionalText('wish'),
    skills: row.textList('skills'),
    matchedSkills: row.textList('matched_skills'),
    isSameCity: row.flag('same_city', false),
    request: row.optional('request', pendingRequestOf),
  };
}

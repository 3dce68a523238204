import { readRow } from '../db/readRow';
import { countsOf } from '../job/Job';
import type { PeopleRequest } from '../people/ListedPerson';
import type { Role } from '../profile/Role';
import type { TeamListRequest } from '../teamAdmin/ListedTeam';

/** Some entries of a list by their ids, or all that a filter finds but for some. */
export type Selection<Filter> =
  | { readonly ids: readonly string[] }
  | { readonly filter: Filter; readonly except: readonly string[] };

/** All that the list of people is narrowed by. */
export type PeopleViewFilter = Omit<PeopleRequest, 'sort' | 'page' | 'pageSize'>;

/** All that the list of teams is narrowed by. */
export type TeamsViewFilter = Omit<TeamListRequest, 'sort' | 'page' | 'pageSize'>;

/** A role that many can be given at once; organisers are made one by one. */
export type BulkRole = Exclude<Role, 'ORGA'>;

/** What can be changed of many teams at once. */
export type TeamsChange =
  | { readonly listed: boolean }
  | { readonly status: 'active' | 'finalist' | 'finished' };

/** People who are to get a role. */
export interface PeopleRoleRequest {
  readonly selection: Selection<PeopleViewFilter>;
  readonly role: BulkRole;
}

/** People to whom teams are to be suggested. */
export interface SuggestionRequest {
  readonly selection: Selection<PeopleViewFilter>;
}

/** Teams that are to be changed. */
export interface TeamsChangeRequest {
  readonly selection: Selection<TeamsViewFilter>;
  readonly change: TeamsChange;
}

/** People, or the people in teams, whom an announcement is to be for. */
export type MessageRequest =
  | { readonly list: 'people'; readonly selection: Selection<PeopleViewFilter> }
  | { readonly list: 'teams'; readonly selection: Selection<TeamsViewFilter> };

/** A draft that is begun, with how many the preview counted. */
export interface MessageStart {
  readonly request: MessageRequest;
  readonly count: number;
}

/** People who are to be invited again. */
export type InvitationsRequest = SuggestionRequest;

/** Teams that are to leave the contest. */
export interface TeamsWithdrawalRequest {
  readonly selection: Selection<TeamsViewFilter>;
}

/** What was said before: how many would be changed; and why it is done, 3 to 500 characters. */
export interface Agreed {
  readonly count: number;
  readonly reason: string;
}

/** One of those that a preview names. */
export interface BulkExample {
  readonly id: string;
  readonly name: string;
  readonly fate: string;
  /** What would be done, such as the teams that are suggested. */
  readonly detail: string | undefined;
}

/** What would become of a selection. */
export interface BulkPreview {
  readonly selected: number;
  /** How many would come to which fate; `changed` are those that something would be done to. */
  readonly fates: ReadonlyMap<string, number>;
  /** Up to twenty of each fate. */
  readonly examples: readonly BulkExample[];
  /** How many people are in the teams that something would be done to, where that matters. */
  readonly people: number | undefined;
}

function exampleFromEntry(value: unknown): BulkExample {
  const row = readRow('preview.examples', value);
  return {
    id: row.requiredText('id'),
    name: row.text('name'),
    fate: row.requiredText('fate'),
    detail: row.optionalText('detail'),
  };
}

/** Reads what a preview answers. @throws AppError `malformed_row` */
export function bulkPreviewFromRow(value: unknown): BulkPreview {
  const row = readRow('preview', value);
  return {
    selected: row.number('selected'),
    fates: row.optional('fates', countsOf) ?? new Map(),
    examples: row.list('examples', exampleFromEntry),
    people: row.optionalNumber('people'),
  };
}

/** Those who are left out of what a preview would do, the most common reason first. */
export const leftOutOfPreview = ({ fates }: Pick<BulkPreview, 'fates'>): (readonly [string, number])[] =>
  [...fates].filter(([fate]) => fate !== 'changed').sort(([, a], [, b]) => b - a);

const without = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** A filter of people as the database keeps it. */
export const peopleFilterRow = ({
  search,
  role,
  state,
  city,
  until,
}: PeopleViewFilter): Record<string, string> =>
  without({ query: search.trim().slice(0, 200), role, state, city, until });

/** A filter of teams as the database keeps it. */
export const teamsFilterRow = ({ search, status, seats, state }: TeamsViewFilter): Record<string, string> =>
  without({ query: search.trim().slice(0, 200), status, seats, state });

/** A selection of people or of teams, with what it is of, as the database takes it. */
export const messageRow = (request: MessageRequest) => ({
  p_list: request.list,
  p_selection:
    request.list === 'people'
      ? selectionRow(request.selection, peopleFilterRow)
      : selectionRow(request.selection, teamsFilterRow),
});

/** A selection as the database takes it. */
export function selectionRow<Filter>(
  selection: Selection<Filter>,
  filterRow: (filter: Filter) => Record<string, string>,
) {
  return 'ids' in selection
    ? { ids: [...selection.ids] }
    : { filter: filterRow(selection.filter), except: [...selection.except] };
}

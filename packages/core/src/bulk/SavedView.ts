import { readRow, type RowReader } from '../db/readRow';
import { peopleStates } from '../people/ListedPerson';
import { roles } from '../profile/Role';
import { teamStatuses } from '../team/Team';
import { teamListStates } from '../teamAdmin/ListedTeam';
import type { PeopleViewFilter, TeamsViewFilter } from './Bulk';

/** A filter of a list under a name, for all organisers. */
export interface SavedView<Filter> {
  readonly id: string;
  readonly name: string;
  readonly filter: Filter;
  /** How many it finds now. */
  readonly count: number;
}

/** What is kept of a view. */
export type ViewSave<Filter> = Omit<SavedView<Filter>, 'count'>;

const viewFromRow =
  <Filter>(filterOf: (row: RowReader) => Filter) =>
  (value: unknown): SavedView<Filter> => {
    const row = readRow('list_views', value);
    return {
      id: row.requiredText('id'),
      name: row.requiredText('name'),
      filter: row.optional('filter', (filter) => filterOf(readRow('list_views.filter', filter))) as Filter,
      count: row.number('count'),
    };
  };

/** Reads a view of people. @throws AppError `malformed_row` */
export const peopleViewFromRow = viewFromRow((row): PeopleViewFilter => ({
  search: row.optionalText('query') ?? '',
  role: row.optionalOneOf('role', roles),
  state: row.optionalOneOf('state', peopleStates),
  city: row.optionalText('city'),
  until: row.optionalText('until'),
}));

/** Reads a view of teams. @throws AppError `malformed_row` */
export const teamsViewFromRow = viewFromRow((row): TeamsViewFilter => ({
  search: row.optionalText('query') ?? '',
  status: row.optionalOneOf('status', teamStatuses),
  seats: row.optionalOneOf('seats', ['open', 'full'] as const),
  state: row.optionalOneOf('state', teamListStates),
}));

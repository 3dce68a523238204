import { readRow } from '../db/readRow';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';
import { berlinDay } from '../time/berlinTime';
import { daysBetween } from '../time/calendarDays';

/** What somebody can ask of their data. */
export const dataRequestKinds = ['copy', 'deletion', 'correction'] as const;
/** One of {@link dataRequestKinds}. */
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** How a request reached the organisers. */
export const dataRequestSources = ['product', 'mail', 'letter'] as const;
/** One of {@link dataRequestSources}. */
export type DataRequestSource = (typeof dataRequestSources)[number];

/** What became of a request. */
export const dataRequestStates = ['open', 'done', 'refused', 'withdrawn'] as const;
/** One of {@link dataRequestStates}. */
export type DataRequestState = (typeof dataRequestStates)[number];

/** The most characters that a request or its answer has. */
export const MAX_DATA_REQUEST_CHARACTERS = 1000;

/** What somebody asks of their data. */
export interface DataRequest {
  readonly id: string;
  readonly kind: DataRequestKind;
  readonly cameBy: DataRequestSource;
  /** What is asked, in words; '' where the kind says it all. */
  readonly text: string;
  readonly askedAt: Date;
  /** Thirty days later. */
  readonly dueAt: Date;
  readonly state: DataRequestState;
  /** What organisers answered; '' where there is nothing to say. */
  readonly answer: string;
  readonly closedAt: Date | undefined;
}

/** A request as organisers see it. */
export interface ListedDataRequest extends DataRequest {
  /** Whose data it is; undefined once they are gone. */
  readonly person: TeamPerson | undefined;
  readonly handledBy: TeamPerson | undefined;
  /** Name of the team that somebody who wants to be deleted leads, others being in it. */
  readonly leads: string | undefined;
}

/** Reads a row of `data_requests`. @throws AppError `malformed_row` naming the column. */
export function dataRequestFromRow(value: unknown): DataRequest {
  const row = readRow('data_requests', value);
  return {
    id: row.requiredText('id'),
    kind: row.oneOf('kind', dataRequestKinds),
    cameBy: row.oneOf('came_by', dataRequestSources),
    text: row.text('text'),
    askedAt: row.time('asked_at'),
    dueAt: row.time('due_at'),
    state: row.oneOf('state', dataRequestStates),
    answer: row.text('answer'),
    closedAt: row.optionalTime('closed_at'),
  };
}

/** Reads a row of `list_data_requests()`. @throws AppError `malformed_row` naming the column. */
export function listedDataRequestFromRow(value: unknown): ListedDataRequest {
  const row = readRow('list_data_requests', value);
  return {
    ...dataRequestFromRow(value),
    person: row.optional('person', teamPersonFromRow),
    handledBy: row.optional('handled_by', teamPersonFromRow),
    leads: row.optionalText('leads'),
  };
}

/** How soon an answer is due: `late` once the thirty days are over, `soon` in the last seven. */
export type DueState = 'late' | 'soon' | 'later';

/** Whole days in Berlin until a request is due; 0 on the day itself, less than 0 afterwards. */
export const daysUntilDue = ({ dueAt }: Pick<DataRequest, 'dueAt'>, now: Date): number =>
  daysBetween(berlinDay(now), berlinDay(dueAt));

/** How soon a request that is open is due. */
export function dueStateOf(request: Pick<DataRequest, 'dueAt'>, now: Date): DueState {
  if (request.dueAt.getTime() <= now.getTime()) return 'late';
  return daysUntilDue(request, now) < 7 ? 'soon' : 'later';
}

/** Requests in numbers. */
export interface DataRequestFigures {
  readonly open: number;
  /** Open ones whose thirty days are over. */
  readonly overdue: number;
  readonly closed: number;
  /** Those that were closed after their thirty days. */
  readonly late: number;
  /** How many of a kind were done, and in how many days on average; a kind of which none was is missing. */
  readonly done: Readonly<
    Partial<Record<DataRequestKind, { readonly count: number; readonly days: number }>>
  >;
}

/** Reads the answer of `data_request_figures()`. @throws AppError `malformed_row` naming what is missing. */
export function dataRequestFiguresFromRow(value: unknown): DataRequestFigures {
  const row = readRow('data_request_figures', value);
  const done = readRow('data_request_figures.done', row.optional('done', (part) => part) ?? {});
  return {
    ...{ open: row.number('open'), overdue: row.number('overdue') },
    ...{ closed: row.number('closed'), late: row.number('late') },
    done: Object.fromEntries(
      dataRequestKinds.flatMap((kind) => {
        const figures = done.optional(kind, (part) => {
          const counted = readRow(`data_request_figures.done.${kind}`, part);
          return { count: counted.number('count'), days: counted.number('days') };
        });
        return figures ? [[kind, figures]] : [];
      }),
    ),
  };
}

/** A team whose captain it is who is to go. */
export interface LedTeam {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** The others in it, who came first first. */
  readonly others: readonly TeamPerson[];
}

/** What keeps an account from being deleted. */
export interface RemovalObstacles {
  /** Such as `last_orga` and `captain_of_a_team`; empty where nothing does. */
  readonly codes: readonly string[];
  readonly teams: readonly LedTeam[];
}

/** Reads the answer of `removal_obstacles()`. @throws AppError `malformed_row` naming what is missing. */
export function removalObstaclesFromRow(value: unknown): RemovalObstacles {
  const row = readRow('removal_obstacles', value);
  return {
    codes: row.textList('codes'),
    teams: row.list('teams', (entry) => {
      const team = readRow('removal_obstacles.teams', entry);
      return {
        ...{ id: team.requiredText('id'), name: team.requiredText('name'), slug: team.requiredText('slug') },
        others: team.list('others', (other) => teamPersonFromRow(other, 'removal_obstacles.teams.others')),
      };
    }),
  };
}

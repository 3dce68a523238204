import { readRow } from '../db/readRow';

/** What stopping the season does, and what goes on all the same. */
export interface StopEffects {
  /** Teams that go on, and how many people are in them. */
  readonly teams: number;
  readonly people: number;
  /** Weeks that are not closed yet, and drafts in them that nobody handed in. */
  readonly weeks: number;
  readonly drafts: number;
  /** What goes on: events that are not over, and announcements that wait for their time. */
  readonly events: number;
  readonly announcements: number;
}

/** What starting a stopped season again does. */
export interface RestartEffects {
  /** Until when it can be started again. */
  readonly until: Date;
  /** Weeks and returned hand-ins that ran out meanwhile, or would within two days. */
  readonly weeks: number;
  readonly returned: number;
  /** Extensions of weeks that were closed before. */
  readonly extended: number;
  /** When those are due then. */
  readonly dueAt: Date;
}

/** What stopping the season would do or, once it is stopped, starting it again. */
export interface SeasonStop {
  /** Of the season that was looked at. */
  readonly version: string;
  readonly stop: StopEffects | undefined;
  readonly restart: RestartEffects | undefined;
}

function stopFromEntry(value: unknown): StopEffects {
  const row = readRow('preview_season_stop.stop', value);
  return {
    teams: row.number('teams'),
    people: row.number('people'),
    weeks: row.number('weeks'),
    drafts: row.number('drafts'),
    events: row.number('events'),
    announcements: row.number('announcements'),
  };
}

function restartFromEntry(value: unknown): RestartEffects {
  const row = readRow('preview_season_stop.restart', value);
  return {
    until: row.time('until'),
    weeks: row.number('weeks'),
    returned: row.number('returned'),
    extended: row.number('extended'),
    dueAt: row.time('due_at'),
  };
}

/** Reads what `preview_season_stop` answers. @throws AppError `malformed_row` naming the column. */
export function seasonStopFromRow(value: unknown): SeasonStop {
  const row = readRow('preview_season_stop', value);
  return {
    version: row.requiredText('version'),
    stop: row.optional('stop', stopFromEntry),
    restart: row.optional('restart', restartFromEntry),
  };
}

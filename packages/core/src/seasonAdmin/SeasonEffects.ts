import { readRow } from '../db/readRow';
import type { LocalText } from '../text/LocalText';

/** On what a change is saved: the version it starts from, and what was said before; where either moved, it is refused. */
export interface Ground {
  readonly version: string;
  readonly ground: string;
}

/** What other rules would do to a season. */
export interface SeasonEffects extends Ground {
  /** Teams that go on. */
  readonly teams: number;
  /** Those of them that have more people than the largest size; they may stay, and nobody joins. */
  readonly above: number;
  /** Active ones that are too small then. */
  readonly forming: number;
  /** Forming ones that are large enough then. */
  readonly active: number;
  /** Pending requests and invitations that nobody can accept any more once teams close. */
  readonly requests: number;
  /** Weeks that move with the first day. */
  readonly weeks: number;
  /** Events that are in the season now and not then. */
  readonly events: number;
}

/** What another due time would do. */
export interface WeekEffects extends Ground {
  readonly teams: number;
  readonly drafts: number;
  readonly handedIn: number;
  /** Hand-ins that came late: they stay so. */
  readonly late: number;
  /** Teams whose own extension ends later and stays. */
  readonly extended: number;
  readonly isInUse: boolean;
  /** Whether teams were reminded of the present due time already. */
  readonly isReminded: boolean;
  /** Titles of events that run when it is due. */
  readonly events: readonly LocalText[];
}

/** Reads what `preview_season` answers. @throws AppError `malformed_row` naming the column. */
export function seasonEffectsFromRow(value: unknown): SeasonEffects {
  const row = readRow('preview_season', value);
  return {
    version: row.requiredText('version'),
    ground: row.requiredText('ground'),
    teams: row.number('teams'),
    above: row.number('above'),
    forming: row.number('forming'),
    active: row.number('active'),
    requests: row.number('requests'),
    weeks: row.number('weeks'),
    events: row.number('events'),
  };
}

/** Reads what `preview_week` answers. @throws AppError `malformed_row` naming the column. */
export function weekEffectsFromRow(value: unknown): WeekEffects {
  const row = readRow('preview_week', value);
  return {
    version: row.requiredText('version'),
    ground: row.requiredText('ground'),
    teams: row.number('teams'),
    drafts: row.number('drafts'),
    handedIn: row.number('handed_in'),
    late: row.number('late'),
    extended: row.number('extended'),
    isInUse: row.flag('is_in_use', false),
    isReminded: row.flag('is_reminded', false),
    events: row.list('events', (entry) => readRow('preview_week.events', entry).requiredLocalText('title')),
  };
}

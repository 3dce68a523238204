import type { RankingBasis } from './Ranking';

/** What the line says of a team by itself. */
export type LineState = 'on' | 'out' | 'undecided';

/** Why the line cannot decide about a team: tied across it, or no score to order it by. */
export type UndecidedReason = 'tie' | 'oneSheet' | 'unscored';

/** A team beside the line. */
export interface LineTeam {
  readonly teamId: string;
  readonly state: LineState;
  /** Undefined unless it is undecided. */
  readonly reason: UndecidedReason | undefined;
  /** Points to the nearest team on the other side of the line; undefined where there is none. */
  readonly distance: number | undefined;
  /** Standard error of `distance`; undefined by raw scores. */
  readonly distanceError: number | undefined;
  /** Whether `distance` is below its own standard error: too close to call by numbers. */
  readonly tooCloseToCall: boolean;
}

/** How many places one component gets, and why. */
export interface PlaceShare {
  /** Position in `Ranking.components`. */
  readonly component: number;
  readonly stageIds: readonly string[];
  /** Teams of it with a score sheet. */
  readonly teams: number;
  /** Its exact part of the places, before rounding. */
  readonly quota: number;
  readonly places: number;
  /** All places because everybody is connected, or a part by the number of teams because components cannot be compared. */
  readonly code: 'connected' | 'disconnected';
}

/** The line through one component: its order, and who is next to it. */
export interface ComponentLine extends PlaceShare {
  readonly basis: RankingBasis;
  /** Best first, with the teams that have a score to be ordered by. */
  readonly order: readonly string[];
  /** The last inside the line and the first outside; undefined where everybody or nobody is. */
  readonly lastOn: string | undefined;
  readonly firstOut: string | undefined;
  /** Points between the two. */
  readonly distance: number | undefined;
}

/** Whom another line would bring in, and whom it would leave out, by id. */
export interface LineChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Where the line falls. Nothing of it is stored: moving the line is a look. */
export interface Line {
  readonly cutSize: number;
  /** Every team of the round, by id. */
  readonly teams: readonly LineTeam[];
  readonly components: readonly ComponentLine[];
  /** What one place less, one more, and ordering by raw scores would change. */
  readonly oneLess: LineChange;
  readonly oneMore: LineChange;
  readonly byRaw: LineChange;
}

/** What becomes of a team. */
export type GateDecision = 'on' | 'out' | 'waiting';

/** What organisers decide against the line, or where it decides nothing. */
export interface DecisionOverride {
  readonly teamId: string;
  readonly decision: GateDecision;
  readonly reason: string;
}

/** The decision about a team, and where it comes from. */
export interface TeamDecision {
  readonly teamId: string;
  /** Undefined while the line decides nothing and nobody else has. */
  readonly decision: GateDecision | undefined;
  readonly by: 'line' | 'override';
  /** Of the override; undefined by the line. */
  readonly reason: string | undefined;
}

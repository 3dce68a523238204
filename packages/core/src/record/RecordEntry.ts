import type { ActionItem, Advice } from '../actionItem/ActionItem';
import type { Experiment } from '../experiment/Experiment';
import type { HandInVerdict } from '../handIn/HandInVerdict';
import type { NamedPulse } from '../pulse/Pulse';
import type { TeamProfile } from '../team/Team';
import type { VersionOfHistory } from './HandInHistory';

/** What somebody noted about a team that the team never reads. */
export interface NoteOfRecord {
  readonly id: string;
  readonly text: string;
  readonly author: TeamProfile | undefined;
  readonly createdAt: Date;
  /** The week that it is about; undefined for the team as such. */
  readonly week?: number | undefined;
}

/** A meeting of a team and its mentor. */
export interface MeetingOfRecord {
  readonly id: string;
  readonly startsAt: Date;
  readonly minutes: number;
  /** Planned, over and not settled, held, or the team did not come. */
  readonly state: 'planned' | 'over' | 'held' | 'missed';
  /** What was agreed; '' while nobody wrote it. */
  readonly note: string;
}

interface Dated {
  readonly id: string;
  /** When it happened. */
  readonly at: Date;
  /** The week of the season that it is about, or in which it happened. */
  readonly week: number;
}

/** One thing of a team's record. */
export type RecordEntry = Dated &
  (
    | {
        readonly kind: 'handIn';
        readonly version: VersionOfHistory;
        readonly person: TeamProfile | undefined;
      }
    | {
        readonly kind: 'verdict';
        readonly verdict: HandInVerdict;
        /** Number of the version that it is about. */
        readonly number: number | undefined;
        readonly person: TeamProfile | undefined;
      }
    | { readonly kind: 'pulse'; readonly pulse: NamedPulse }
    | { readonly kind: 'experiment'; readonly experiment: Experiment }
    | {
        readonly kind: 'advice';
        readonly advice: Advice;
        readonly person: TeamProfile | undefined;
        /** What the team means to do because of it, and did. */
        readonly items: readonly ActionItem[];
      }
    | { readonly kind: 'meeting'; readonly meeting: MeetingOfRecord }
    | { readonly kind: 'note'; readonly note: NoteOfRecord }
  );

/** What an entry is of. */
export type RecordKind = RecordEntry['kind'];

/** A week of a team's record; what happened last comes first. */
export interface RecordWeek {
  readonly week: number;
  readonly entries: readonly RecordEntry[];
}

import type { Json } from '../db/database.types';
import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { readRow } from '../db/readRow';
import { guard, unwrap } from '../errors/unwrap';
import type { TeamProfile } from '../team/Team';
import { peopleOf } from '../team/teamPeople';
import { handInFromRow, type HandIn } from './HandIn';
import { handInPartFromRow, type HandInPart } from './HandInPart';
import { handInVerdictFromRow, type HandInVerdict } from './HandInVerdict';
import { handInVersionFromRow, type HandInVersion } from './HandInVersion';
import type { PartValue } from './PartValue';
import { teamWeekFromRow, type TeamWeek } from './TeamWeek';

/** A hand-in with all that belongs to it, and the people who are named there. */
export interface HandInRecord extends HandIn {
  /** The draft. */
  readonly parts: readonly HandInPart[];
  /** What was written in it, newest first, up to `CHANGES`. */
  readonly changes: readonly HandInPart[];
  /** Newest first. */
  readonly versions: readonly HandInVersion[];
  /** Those that count, and one's own; newest first. */
  readonly verdicts: readonly HandInVerdict[];
  /** By their ids, as far as the reader may see them. */
  readonly people: ReadonlyMap<string, TeamProfile>;
}

const CHANGES = 40;

function recordFromRow(value: unknown): Omit<HandInRecord, 'people'> {
  const row = readRow('hand_ins', value);
  return {
    ...handInFromRow(value),
    parts: row.list('hand_in_parts', handInPartFromRow),
    changes: row.list('hand_in_part_changes', handInPartFromRow),
    versions: row.list('hand_in_versions', handInVersionFromRow),
    verdicts: row.list('hand_in_verdicts', handInVerdictFromRow),
  };
}

const peopleIn = (record: Omit<HandInRecord, 'people'>): (string | undefined)[] => [
  record.reviewerId,
  ...record.parts.map(({ writtenBy }) => writtenBy),
  ...record.changes.map(({ writtenBy }) => writtenBy),
  ...record.versions.map(({ handedInBy }) => handedInBy),
  ...record.verdicts.map(({ authorId }) => authorId),
];

/** Reads and writes hand-ins. Every call throws only AppError. */
export function handInRepository(client: GrowSupabase) {
  return {
    /** What a team has for a milestone; null before anybody wrote. @throws AppError `malformed_row` */
    async ofMilestone(
      teamId: string,
      milestoneId: string,
      { signal }: ReadOptions = {},
    ): Promise<HandInRecord | null> {
      return guard(async () => {
        const newest = (referencedTable: string) => ({ referencedTable, ascending: false });
        const query = client
          .from('hand_ins')
          .select(
            '*, hand_in_parts(*), hand_in_part_changes(*), hand_in_versions(*), hand_in_verdicts!hand_in_verdicts_of_hand_in(*)',
          )
          .eq('team_id', teamId)
          .eq('milestone_id', milestoneId)
          .order('written_at', newest('hand_in_part_changes'))
          .limit(CHANGES, { referencedTable: 'hand_in_part_changes' })
          .order('number', newest('hand_in_versions'))
          .order('created_at', newest('hand_in_verdicts'));
        const [record] = await readList(query, recordFromRow, signal);
        return record ? { ...record, people: await peopleOf(client, peopleIn(record), signal) } : null;
      }, signal);
    },

    /** How each week of a team stands. @throws AppError `malformed_row` */
    async listWeeks(teamId: string, { signal }: ReadOptions = {}): Promise<TeamWeek[]> {
      return readList(client.rpc('team_weeks', { p_team_id: teamId }), teamWeekFromRow, signal);
    },

    /** The clock that deadlines are measured by, when it answered. */
    async readServerTime({ signal }: ReadOptions = {}): Promise<Date> {
      return guard(async () => {
        const now = await read(client.rpc('server_time'), signal);
        return readRow('server_time', { now }).time('now');
      }, signal);
    },

    /**
     * Saves a part over the version that was seen; 0 where nobody wrote.
     * @throws AppError `part_changed` with the row as it is in `details`; `part_invalid` with a reason there; `week_closed`,
     * `week_not_open`, `hand_in_locked`, `not_in_team`
     */
    async savePart(milestoneId: string, key: string, value: PartValue, version: number): Promise<HandInPart> {
      return guard(async () => {
        const args = { p_milestone_id: milestoneId, p_key: key, p_value: value as Json, p_version: version };
        return handInPartFromRow(unwrap(await client.rpc('save_hand_in_part', args)));
      });
    },

    /** Hands in what was seen, by the versions of its parts. @throws AppError `part_changed`, `hand_in_empty`, and as `savePart` */
    async handIn(milestoneId: string, versions: Readonly<Record<string, number>>): Promise<HandInVersion> {
      return guard(async () =>
        handInVersionFromRow(
          unwrap(await client.rpc('hand_in', { p_milestone_id: milestoneId, p_versions: versions })),
        ),
      );
    },

    /** Takes back what was handed in. @throws AppError `take_back_over`, `not_in_team` */
    async takeBack(handInId: string): Promise<HandIn> {
      return guard(async () =>
        handInFromRow(unwrap(await client.rpc('take_back_hand_in', { p_hand_in_id: handInId }))),
      );
    },

    /** Says whether a draft is handed in by itself when it is due. @throws AppError `hand_in_locked`, `week_closed`, `not_in_team` */
    async switchClock(milestoneId: string, isOn: boolean): Promise<HandIn> {
      return guard(async () =>
        handInFromRow(
          unwrap(await client.rpc('switch_clock_hand_in', { p_milestone_id: milestoneId, p_is_on: isOn })),
        ),
      );
    },

    /** Asks an organiser for more time. @throws AppError `invalid_value` for a reason of fewer than 3 or more than 500 characters; `hand_in_locked`, `week_not_open`, `not_in_team` */
    async askForExtension(milestoneId: string, reason: string): Promise<HandIn> {
      return guard(async () =>
        handInFromRow(
          unwrap(
            await client.rpc('ask_for_extension', { p_milestone_id: milestoneId, p_reason: reason.trim() }),
          ),
        ),
      );
    },
  };
}

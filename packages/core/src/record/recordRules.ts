// What a team's record shows of what others read: everything of a week together, and when somebody was in touch last.
import type { ActionItem, NamedAdvice } from '../actionItem/ActionItem';
import type { Experiment } from '../experiment/Experiment';
import type { TeamWeek } from '../handIn/TeamWeek';
import type { OfficeHourBooking } from '../officeHour/OfficeHourBooking';
import type { NamedPulse } from '../pulse/Pulse';
import type { Season } from '../season/Season';
import { seasonDay } from '../season/seasonDays';
import { parseBerlinTime } from '../time/berlinTime';
import type { MeetingOfRecord, NoteOfRecord, RecordEntry, RecordKind, RecordWeek } from './RecordEntry';
import type { HandInHistories } from './recordRepository';

/** What a record is made of; a list that is not there yet is empty. */
export interface RecordParts {
  readonly weeks: readonly TeamWeek[];
  readonly handIns: HandInHistories;
  readonly pulses: readonly NamedPulse[];
  readonly experiments: readonly Experiment[];
  readonly advice: readonly NamedAdvice[];
  readonly items: readonly ActionItem[];
  readonly meetings: readonly MeetingOfRecord[];
  readonly notes: readonly NoteOfRecord[];
}

type SeasonDates = Pick<Season, 'startsOn' | 'weeks'>;

/** The week of the season that a time belongs to: what was before counts to the first, what came after to the last. */
const weekOf = (season: SeasonDates, at: Date): number =>
  Math.min(Math.max(Math.ceil(seasonDay(season, at) / 7), 1), season.weeks);

/** Noon of a day in Berlin: market tests have a day and no time. */
function noonOf(day: string): Date {
  const noon = parseBerlinTime(`${day}T12:00`);
  return noon.kind === 'time' ? noon.at : new Date(`${day}T12:00:00Z`);
}

function handInEntries({ weeks, handIns: { histories, people } }: RecordParts): RecordEntry[] {
  return histories.flatMap(({ handInId, versions, verdicts }) => {
    // Where teams were merged and both have a week, the one that counts stands there.
    const week = weeks.find((one) => one.handInId === handInId)?.week;
    if (week === undefined) return [];
    const came = versions.map((version): RecordEntry => {
      const person = people.get(version.handedInBy ?? '');
      return { kind: 'handIn', id: version.id, at: version.handedInAt, week, version, person };
    });
    const said = verdicts.flatMap((verdict): RecordEntry[] => {
      if (verdict.settledAt === undefined) return [];
      const number = versions.find(({ id }) => id === verdict.versionId)?.number;
      const person = people.get(verdict.authorId ?? '');
      return [{ kind: 'verdict', id: verdict.id, at: verdict.settledAt, week, verdict, number, person }];
    });
    return [...came, ...said];
  });
}

function otherEntries(parts: RecordParts, season: SeasonDates): RecordEntry[] {
  const { pulses, experiments, advice, items, meetings, notes } = parts;
  return [
    ...pulses.map((pulse): RecordEntry => {
      const { id, week, updatedAt } = pulse;
      return { kind: 'pulse', id, at: updatedAt, week, pulse };
    }),
    ...experiments
      .filter(({ isDraft, happenedOn }) => !isDraft && happenedOn !== '')
      .map((experiment): RecordEntry => {
        const at = noonOf(experiment.happenedOn);
        return { kind: 'experiment', id: experiment.id, at, week: weekOf(season, at), experiment };
      }),
    ...advice.map((one): RecordEntry => {
      const { id, createdAt: at, author: person } = one;
      const made = items.filter(({ source, sourceId }) => source === 'advice' && sourceId === id);
      return { kind: 'advice', id, at, week: weekOf(season, at), advice: one, person, items: made };
    }),
    ...meetings
      .filter(({ state }) => state !== 'planned')
      .map((meeting): RecordEntry => {
        const { id, startsAt: at } = meeting;
        return { kind: 'meeting', id, at, week: weekOf(season, at), meeting };
      }),
    ...notes.map((note): RecordEntry => {
      const { id, createdAt: at } = note;
      return { kind: 'note', id, at, week: note.week ?? weekOf(season, at), note };
    }),
  ];
}

/** The meetings of a team as its record has them; what was cancelled is none. */
export const meetingsOfRecord = (
  bookings: readonly Pick<OfficeHourBooking, 'id' | 'startsAt' | 'endsAt' | 'state' | 'note'>[],
  now: Date,
): MeetingOfRecord[] =>
  bookings.flatMap(({ id, startsAt, endsAt, state, note }) => {
    if (state === 'cancelled') return [];
    const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
    const open = endsAt <= now ? ('over' as const) : ('planned' as const);
    const settled = state === 'no_show' ? ('missed' as const) : ('held' as const);
    return [{ id, startsAt, minutes, state: state === 'booked' ? open : settled, note }];
  });

/** Everything of a team's record, what happened last first. */
export const recordEntries = (parts: RecordParts, season: SeasonDates): RecordEntry[] =>
  [...handInEntries(parts), ...otherEntries(parts, season)].sort(
    (one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? -1 : 1),
  );

/** The weeks of a record from `until` back to the first, each with its entries, as far as one kind is wanted. */
export const recordWeeks = (
  entries: readonly RecordEntry[],
  until: number,
  kinds?: readonly RecordKind[],
): RecordWeek[] =>
  Array.from({ length: Math.max(until, 0) }, (_, index) => {
    const week = until - index;
    const isShown = (entry: RecordEntry) => entry.week === week && (kinds?.includes(entry.kind) ?? true);
    return { week, entries: entries.filter(isShown) };
  });

const isContact = (entry: RecordEntry): boolean =>
  entry.kind === 'verdict' ||
  entry.kind === 'advice' ||
  entry.kind === 'note' ||
  (entry.kind === 'meeting' && entry.meeting.state === 'held');

/** When somebody was in touch with the team last: a verdict, a note, advice or a meeting that was held; undefined for never. */
export const lastContactOf = (entries: readonly RecordEntry[]): Date | undefined =>
  entries.find(isContact)?.at;

/** Which day of the season something happened, from 0 on, for a ruler of its days; undefined outside of the season. */
export function rulerDay(season: SeasonDates, at: Date): number | undefined {
  const day = seasonDay(season, at);
  return day >= 1 && day <= season.weeks * 7 ? day - 1 : undefined;
}

// What triage says, once more and as plainly as possible: one team after the other, no joins and no windows.
import { berlinDay } from '../../../../core/src/time/berlinTime';
import {
  DAY,
  MEETING,
  weekAt,
  type PlainHandIn,
  type PlainMilestone,
  type PlainPulse,
  type PlainTeam,
} from './plainTeam';

export interface PlainSeason {
  startsOn: string;
  /** Midnight in Berlin of its first day. */
  startsAt: number;
  milestones: readonly PlainMilestone[];
}

export interface PlainReason {
  code: string;
  since: number;
  [number: string]: unknown;
}

export interface Triaged {
  id: string;
  reasons: PlainReason[];
  pulse: { week: number; state: string } | undefined;
  unread: number;
  contact: number | undefined;
  waiting: number[];
}

const newest = (times: readonly number[]): number | undefined =>
  times.length === 0 ? undefined : Math.max(...times);

/** Which hand-in counts for a week where teams were merged: their own, once they began it. */
function countedHandIn(team: PlainTeam, week: number): PlainHandIn | undefined {
  const all = team.handIns.filter((one) => one.week === week);
  const isBegun = (one: PlainHandIn) => one.version > 0 || one.isWritten;
  const own = all.find(({ teamId }) => teamId === team.id);
  const other = all.find((one) => one.teamId !== team.id && isBegun(one));
  return own && isBegun(own) ? own : (other ?? own);
}

/** What was said in the newest week of which somebody said something; the team's own where it did. */
function newestPulses(team: PlainTeam): PlainPulse[] {
  const week = newest(team.pulses.map((pulse) => pulse.week));
  const all = team.pulses.filter((pulse) => pulse.week === week);
  const own = all.filter(({ teamId }) => teamId === team.id);
  return own.length > 0 ? own : all;
}

const lastContact = ({ contacts }: PlainTeam): number | undefined =>
  newest(contacts.flatMap(({ isByMentor, at }) => (isByMentor && at !== null ? [at] : [])));

const stateOf = (pulses: readonly PlainPulse[]) =>
  pulses.some(({ state }) => state === 'stuck') ? 'stuck' : 'on_track';

function pulseReasons(team: PlainTeam, season: PlainSeason, now: number): PlainReason[] {
  const reasons: PlainReason[] = [];
  const pulses = newestPulses(team);
  const contact = lastContact(team) ?? -Infinity;
  const stuck = pulses
    .filter(({ state, saidAt }) => state === 'stuck' && saidAt > contact)
    .sort((one, other) => other.saidAt - one.saidAt || (one.id < other.id ? -1 : 1));
  const [latest] = stuck;
  if (latest)
    reasons.push({
      ...{ code: 'stuck', since: Math.min(...stuck.map(({ saidAt }) => saidAt)) },
      ...{ week: latest.week, note: latest.note },
    });
  const said = newest(team.pulses.map(({ saidAt }) => saidAt));
  const since = said ?? Math.max(team.createdAt, season.startsAt);
  const isAsking = season.milestones.some(({ week }) => week === weekAt(season.startsOn, now));
  if (isAsking && since <= now - 14 * DAY)
    reasons.push({ code: 'no_pulse', since, state: said === undefined ? null : stateOf(pulses) });
  return reasons;
}

interface WeekOfTeam {
  week: number;
  /** Whether somebody gave a verdict that does not count yet. */
  isJudged: boolean;
  dueAt: number;
  closesAt: number;
  handIn: PlainHandIn | undefined;
  state: PlainHandIn['state'];
}

const weeksOf = (team: PlainTeam, { milestones }: PlainSeason): WeekOfTeam[] =>
  milestones.map(({ week, dueAt: due, graceMs }) => {
    const handIn = countedHandIn(team, week);
    const dueAt = Math.max(due, handIn?.extendedUntil ?? -Infinity);
    const isJudged = team.contacts.some((one) => one.at === null && one.handIn && one.handIn === handIn);
    return { week, isJudged, dueAt, closesAt: dueAt + graceMs, handIn, state: handIn?.state ?? 'draft' };
  });

const isWaiting = ({ state, isJudged }: WeekOfTeam) =>
  !isJudged && (state === 'submitted' || state === 'in_review');

/** One reason for all weeks that it holds for: it names the one it held for first, or last. */
function ofWeeks(
  code: string,
  weeks: readonly WeekOfTeam[],
  sinceOf: (week: WeekOfTeam) => number,
  more: (week: WeekOfTeam) => object = () => ({}),
  isNewest = false,
): PlainReason[] {
  const [named] = [...weeks].sort((one, other) =>
    isNewest
      ? sinceOf(other) - sinceOf(one) || other.week - one.week
      : sinceOf(one) - sinceOf(other) || one.week - other.week,
  );
  if (!named) return [];
  return [{ code, since: sinceOf(named), week: named.week, count: weeks.length, ...more(named) }];
}

function openWeekReasons(team: PlainTeam, weeks: readonly WeekOfTeam[], now: number): PlainReason[] {
  const contact = lastContact(team) ?? -Infinity;
  const missed = weeks.filter(
    ({ state, closesAt }) =>
      state === 'draft' && closesAt <= now && closesAt > team.createdAt && closesAt > contact,
  );
  const late = weeks.filter(
    ({ state, dueAt, closesAt }) => state === 'draft' && dueAt <= now && closesAt > now,
  );
  const overdue = weeks.filter(
    ({ state, handIn }) =>
      state === 'changes_requested' && handIn?.returnDueAt != null && handIn.returnDueAt <= now,
  );
  return [
    ...ofWeeks('hand_in_missed', missed, ({ closesAt }) => closesAt, undefined, true),
    ...ofWeeks(
      'hand_in_late',
      late,
      ({ dueAt }) => dueAt,
      ({ closesAt }) => ({ until: closesAt }),
    ),
    ...ofWeeks('revision_overdue', overdue, ({ handIn }) => handIn?.returnDueAt ?? 0),
  ];
}

function waitingReasons(weeks: readonly WeekOfTeam[], now: number): PlainReason[] {
  const handedInAt = ({ handIn }: WeekOfTeam) => handIn?.handedInAt ?? 0;
  const waiting = weeks.filter(isWaiting);
  const late = waiting.filter(({ handIn }) => handIn?.isLate);
  const long = waiting.filter((week) => handedInAt(week) <= now - 3 * DAY);
  return [...ofWeeks('handed_in_late', late, handedInAt), ...ofWeeks('hand_in_waiting', long, handedInAt)];
}

/** Midnight in Berlin with which a day of the season begins. */
function dayOfSeason({ startsOn }: PlainSeason, days: number): number {
  const day = new Date(Date.parse(startsOn) + days * DAY).toISOString().slice(0, 10);
  const summer = Date.parse(`${day}T00:00:00+02:00`);
  return berlinDay(new Date(summer)) === day ? summer : Date.parse(`${day}T00:00:00+01:00`);
}

function lastingReasons(team: PlainTeam, season: PlainSeason, now: number): PlainReason[] {
  const reasons: PlainReason[] = [];
  const contact = lastContact(team);
  const since = contact ?? Math.max(team.assignedAt, season.startsAt);
  if (since <= now - 14 * DAY) {
    const kinds = team.contacts
      .filter(({ isByMentor, at }) => isByMentor && at === contact)
      .map(({ kind }) => kind)
      .sort();
    reasons.push({ code: 'no_contact', since, kind: contact === undefined ? null : kinds[0] });
  }
  const week = weekAt(season.startsOn, now) ?? 0;
  const due = team.items.flatMap(({ isOpen, dueWeek }) =>
    isOpen && dueWeek !== null && dueWeek < week ? [dueWeek] : [],
  );
  const spoken = team.contacts.flatMap(({ isByMentor, kind, at }) =>
    isByMentor && kind !== 'review' && at !== null ? [at] : [],
  );
  if (due.length >= 2 && dayOfSeason(season, Math.max(...due) * 7) > Math.max(-Infinity, ...spoken))
    reasons.push({
      ...{ code: 'items_overdue', since: dayOfSeason(season, Math.min(...due) * 7), count: due.length },
    });
  return reasons;
}

function meetingReasons({ unsettled }: PlainTeam, now: number): PlainReason[] {
  const ended = unsettled.map(({ at }) => at + MEETING).filter((end) => end <= now);
  return ended.length === 0 ? [] : [{ code: 'note_missing', since: Math.min(...ended), count: ended.length }];
}

function triaged(team: PlainTeam, season: PlainSeason, now: number): Triaged {
  const isGoing = team.status !== 'finished' && weekAt(season.startsOn, now) !== undefined;
  const weeks = weeksOf(team, season);
  const [pulse] = newestPulses(team);
  return {
    id: team.id,
    reasons: [
      ...(isGoing ? pulseReasons(team, season, now) : []),
      ...(isGoing ? openWeekReasons(team, weeks, now) : []),
      ...waitingReasons(weeks, now),
      ...(isGoing ? lastingReasons(team, season, now) : []),
      ...meetingReasons(team, now),
    ],
    pulse: pulse && { week: pulse.week, state: stateOf(newestPulses(team)) },
    unread: team.pulses.filter(({ isRead }) => !isRead).length,
    contact: lastContact(team),
    waiting: weeks
      .filter(isWaiting)
      .sort(
        (one, other) =>
          (one.handIn?.handedInAt ?? 0) - (other.handIn?.handedInAt ?? 0) || one.week - other.week,
      )
      .map(({ week }) => week),
  };
}

const ranks = [
  ...['stuck', 'no_pulse', 'hand_in_missed', 'hand_in_late', 'revision_overdue', 'handed_in_late'],
  ...['hand_in_waiting', 'no_contact', 'items_overdue', 'note_missing'],
];

/** A mentor's teams, the worst first: by the worst reason, by how many there are, by how long it has been so. */
export function triageModel(teams: readonly PlainTeam[], season: PlainSeason, now: number): Triaged[] {
  const rank = ({ reasons: [worst] }: Triaged) => (worst ? ranks.indexOf(worst.code) : ranks.length);
  const since = ({ reasons: [worst] }: Triaged) => worst?.since ?? 0;
  return teams
    .map((team) => triaged(team, season, now))
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        other.reasons.length - one.reasons.length ||
        since(one) - since(other) ||
        (one.id < other.id ? -1 : 1),
    );
}

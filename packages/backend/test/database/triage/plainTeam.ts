// Random teams of a mentor, as plain objects: all that triage looks at, and nothing else.
import { berlinDay } from '../../../../core/src/time/berlinTime';
import type { randomOf } from '../random';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** How long a meeting takes. */
export const MEETING = HOUR / 6;

/** A week that asks for something. */
export interface PlainMilestone {
  id: string;
  week: number;
  dueAt: number;
  graceMs: number;
}

export interface PlainHandIn {
  id: string;
  versionId: string;
  week: number;
  teamId: string;
  state: 'draft' | 'submitted' | 'in_review' | 'accepted' | 'changes_requested';
  version: number;
  isLate: boolean;
  /** Whether a part of the draft says something. */
  isWritten: boolean;
  extendedUntil: number | null;
  returnDueAt: number | null;
  handedInAt: number;
  createdAt: number;
}

export interface PlainPulse {
  id: string;
  teamId: string;
  week: number;
  userId: string;
  state: 'on_track' | 'stuck';
  note: string;
  saidAt: number;
  isRead: boolean;
}

/** What the mentor, or somebody else, said to a team. */
export interface PlainContact {
  teamId: string;
  kind: 'review' | 'advice' | 'note' | 'meeting';
  isByMentor: boolean;
  /** Null for a verdict that does not count yet. */
  at: number | null;
  handIn: PlainHandIn | undefined;
}

export interface PlainTeam {
  id: string;
  status: 'forming' | 'active' | 'finalist' | 'finished';
  createdAt: number;
  assignedAt: number;
  /** A team that went into it. */
  sourceId: string | undefined;
  handIns: PlainHandIn[];
  pulses: PlainPulse[];
  contacts: PlainContact[];
  items: { teamId: string; dueWeek: number | null; isOpen: boolean }[];
  /** When meetings with the mentor began of which nobody said what came of them; they take ten minutes. */
  unsettled: { teamId: string; at: number }[];
}

type Random = ReturnType<typeof randomOf>;

/** An id that only the seed decides on: the order of ids is part of what is compared. */
const idOf = (random: Random): string => {
  const hex = Array.from({ length: 8 }, () => random(65_536).toString(16).padStart(4, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

/** Times before `now` that meet the bounds of three and fourteen days exactly, and often each other. */
const before = (random: Random, now: number, days = 40): number => now - random(days * 2) * 12 * HOUR;

function handInOf(random: Random, now: number, teamId: string, week: number): PlainHandIn {
  const state = oneOf(random, ['draft', 'submitted', 'in_review', 'accepted', 'changes_requested'] as const);
  return {
    ...{ id: idOf(random), versionId: idOf(random), week, teamId, state },
    version: state === 'draft' ? random(4) % 2 : 1 + random(3),
    isLate: random(4) === 0,
    isWritten: random(3) > 0,
    extendedUntil: random(5) === 0 ? now + (random(20) - 10) * 12 * HOUR : null,
    returnDueAt:
      state === 'changes_requested' || random(4) === 0 ? now + (random(20) - 14) * 12 * HOUR : null,
    handedInAt: before(random, now, 8),
    createdAt: before(random, now),
  };
}

const isOften = (random: Random): boolean => random(3) > 0;

/** A mentor is at one meeting at a time. */
const meetings = { next: 0 };
const apart = (at: number): number => at - ((meetings.next += 1) % 72) * MEETING;

function recordOf(
  random: Random,
  now: number,
  teamId: string,
  milestones: readonly PlainMilestone[],
  people: readonly string[],
): Pick<PlainTeam, 'handIns' | 'pulses' | 'contacts' | 'items' | 'unsettled'> {
  const handIns = milestones
    .filter(() => isOften(random))
    .map(({ week }) => handInOf(random, now, teamId, week));
  const pulses = Array.from({ length: 11 }, (_, index) => index + 1)
    .filter(() => random(4) === 0)
    .flatMap((week) =>
      people
        .filter(() => random(2) === 0)
        .map((userId) => ({
          ...({
            id: idOf(random),
            teamId,
            week,
            userId,
            state: random(3) === 0 ? 'stuck' : 'on_track',
          } as const),
          ...{ note: oneOf(random, ['', 'No dairy', 'No money']), saidAt: before(random, now) },
          isRead: random(2) === 0,
        })),
    );
  const contacts = Array.from({ length: random(4) }, (): PlainContact => {
    const handIn = handIns.find(({ version }) => version > 0);
    const kind = handIn && random(2) === 0 ? 'review' : oneOf(random, ['advice', 'note', 'meeting'] as const);
    return {
      ...{ teamId, kind, isByMentor: isOften(random), handIn: kind === 'review' ? handIn : undefined },
      at: kind === 'meeting' ? apart(before(random, now)) : before(random, now),
    };
  });
  const reviewed = handIns.find(({ version }) => version > 0);
  if (reviewed && random(6) === 0)
    contacts.push({ teamId, kind: 'review', isByMentor: true, at: null, handIn: reviewed });
  const items = Array.from({ length: random(6) }, () => ({
    ...{ teamId, dueWeek: random(5) === 0 ? null : 1 + random(11), isOpen: isOften(random) },
  }));
  const unsettled = Array.from({ length: random(8) === 0 ? 1 + random(2) : 0 }, () => ({
    ...{ teamId, at: apart(before(random, now, 4) + 12 * HOUR) },
  }));
  return { handIns, pulses, contacts, items, unsettled };
}

/** A random team of a mentor at a time. */
export function randomTeam(
  random: Random,
  now: number,
  milestones: readonly PlainMilestone[],
  people: readonly string[],
): PlainTeam {
  const id = idOf(random);
  const own = recordOf(random, now, id, milestones, people);
  const sourceId = random(6) === 0 ? idOf(random) : undefined;
  const source = sourceId ? recordOf(random, now, sourceId, milestones, people) : undefined;
  // A team about which nothing is wrong is rare by chance.
  const isQuiet = random(5) === 0;
  const said = isQuiet
    ? [{ teamId: id, kind: 'advice', isByMentor: true, at: now, handIn: undefined } as const]
    : [];
  return {
    ...{
      id,
      sourceId,
      status: oneOf(random, ['forming', 'active', 'active', 'finalist', 'finished'] as const),
    },
    ...{ createdAt: before(random, now), assignedAt: before(random, now) },
    handIns: isQuiet ? [] : [...own.handIns, ...(source?.handIns ?? [])],
    pulses: isQuiet ? [] : [...own.pulses, ...(source?.pulses ?? [])],
    contacts: isQuiet ? [...said] : [...own.contacts, ...(source?.contacts ?? [])],
    items: isQuiet ? [] : [...own.items, ...(source?.items ?? [])],
    unsettled: isQuiet ? [] : [...own.unsettled, ...(source?.unsettled ?? [])],
  };
}

/** A time at which a mentor looks: in, before or after the season, and often exactly when a week is due or closed. */
export function randomNow(random: Random, milestones: readonly PlainMilestone[]): number {
  const { dueAt, graceMs } = oneOf(random, milestones);
  switch (random(4)) {
    case 0:
      return dueAt;
    case 1:
      return dueAt + graceMs;
    default:
      return Date.parse('2024-10-30T11:00:00Z') + random(200) * 12 * HOUR;
  }
}

/** The week of the season at a time, by the calendar in Berlin; undefined before and after it. */
export function weekAt(startsOn: string, now: number): number | undefined {
  const days = Math.round((Date.parse(berlinDay(new Date(now))) - Date.parse(startsOn)) / DAY);
  return days >= 0 && days < 77 ? Math.floor(days / 7) + 1 : undefined;
}

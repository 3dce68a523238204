import {
  matrixStates,
  type FateOfTeam,
  type MatrixStanding,
  type MatrixState,
  type MatrixView,
  type MatrixWeek,
  type TeamFate,
} from '@grow/core/hand-in-admin';
import { inLocale } from '@grow/core/text';
import { dateTimeInWords, dayInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import type { BadgeTone } from '@grow/ui';
import { m } from '../../paraglide/messages';

/** How a week stands, in a word or two. */
export const matrixStateWords: Record<MatrixState, () => string> = {
  accepted: m.hand_in_state_accepted,
  in_review: m.hand_in_state_review,
  handed_in: m.matrix_state_handed_in,
  returned: m.hand_in_state_revise,
  open: m.hand_in_state_now,
  missed: m.hand_in_state_missed,
  next: m.hand_in_state_next,
  free: m.matrix_state_free,
};

/** States that can be looked for: of a week that asks for something. */
export const soughtStates = matrixStates.filter((state) => state !== 'free' && state !== 'next');

/** What organisers look for. */
export const matrixViewWords: Record<MatrixView, (week: number) => string> = {
  missing: (week) => m.matrix_view_missing({ week }),
  not_started: m.matrix_view_not_started,
  silent: m.matrix_view_silent,
  waiting: m.matrix_view_waiting,
  asked: m.matrix_view_asked,
  extended: m.matrix_view_extended,
  late: m.matrix_view_late,
  came: m.matrix_view_came,
  on_time: m.matrix_view_on_time,
  came_late: m.matrix_view_came_late,
};

/** `Week 5, Engineer`. */
export const weekWords = ({ week, verb }: Pick<MatrixWeek, 'week' | 'verb'>, locale: Locale): string =>
  m.matrix_week({ week, verb: inLocale(verb, locale) });

const marks = ({ isLate, isExtended, cell }: MatrixStanding): string[] => [
  ...(isLate ? [m.matrix_late()] : []),
  ...(isExtended ? [m.matrix_extended()] : []),
  ...(cell?.askedAt ? [m.matrix_asks()] : []),
];

/** How a week of a team stands, whole. */
export function standingWords(standing: MatrixStanding): string {
  const { state, partsReady: ready, partsRequired: required } = standing;
  const words = state === 'open' ? [m.matrix_parts({ ready, required })] : [];
  return [matrixStateWords[state](), ...words, ...marks(standing)].join(', ');
}

/** How the week stands that is looked at, as a badge; words alone where nothing is remarkable. */
export function standingBadge(
  standing: MatrixStanding,
  locale: Locale,
): { readonly tone: BadgeTone | undefined; readonly words: string } {
  const { state, cell, dueAt, isExtended, partsReady: ready, partsRequired: required } = standing;
  if (cell?.askedAt) return { tone: 'info', words: m.matrix_view_asked() };
  switch (state) {
    case 'accepted':
      return { tone: 'positive', words: matrixStateWords.accepted() };
    case 'in_review':
    case 'handed_in':
      return {
        tone: 'review',
        words: state === 'in_review' ? matrixStateWords.in_review() : m.hand_in_state_handed_in(),
      };
    case 'returned':
      return { tone: 'caution', words: matrixStateWords.returned() };
    case 'missed':
      return { tone: 'critical', words: matrixStateWords.missed() };
    case 'open':
      if (isExtended && dueAt)
        return { tone: 'info', words: m.matrix_until({ day: dayInWords(dueAt, locale) }) };
      return cell?.isBegun
        ? { tone: undefined, words: m.matrix_parts({ ready, required }) }
        : { tone: 'caution', words: m.matrix_view_not_started() };
    case 'next':
    case 'free':
      return { tone: undefined, words: matrixStateWords[state]() };
  }
}

/** What became of a team, or would. */
export const teamFateWords: Record<TeamFate, () => string> = {
  reached: m.matrix_fate_reached,
  reminded: m.matrix_fate_reminded,
  handed_in: m.matrix_fate_handed_in,
  returned: m.matrix_fate_returned,
  not_open: m.matrix_fate_not_open,
  closed: m.matrix_fate_closed,
  nobody: m.matrix_fate_nobody,
  gone: m.matrix_fate_gone,
  extended: m.matrix_fate_extended,
  already: m.matrix_fate_already,
  accepted: m.matrix_fate_accepted,
  too_early: m.matrix_fate_too_early,
  taken_back: m.matrix_fate_taken_back,
  changed: m.matrix_fate_changed,
  over: m.matrix_fate_over,
  reopened: m.matrix_fate_reopened,
  not_handed_in: m.matrix_fate_not_handed_in,
};

/** `1 team` or `4 teams`. */
export const teamCount = (count: number, locale: Locale): string =>
  count === 1 ? m.matrix_team_one() : m.matrix_teams({ count: count.toLocaleString(locale) });

/** How many names are read before the rest is counted. */
export const MOST_NAMES = 6;

/** `Moosgrund, Fugenfest and 3 teams more`. */
export const someNames = (names: readonly string[], locale: Locale): string => {
  const named = names.slice(0, MOST_NAMES).join(', ');
  const more = names.length - MOST_NAMES;
  return more > 0 ? `${named} ${m.matrix_and_more({ teams: teamCount(more, locale) })}` : named;
};

/** How many teams have each fate, the commonest first. */
export function fatesByCount(fates: readonly FateOfTeam[]): [fate: TeamFate, count: number][] {
  const counts = new Map<TeamFate, number>();
  for (const { fate } of fates) counts.set(fate, (counts.get(fate) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** When a week is due for a team, whole; '' where nothing is. */
export const dueWords = ({ dueAt }: MatrixStanding, locale: Locale): string =>
  dueAt ? dateTimeInWords(dueAt, locale) : '';

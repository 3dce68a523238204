// The rules of a season as they are typed: what is wrong with them, and what they become.
import { dateOfSeasonDay, daysOfSeason } from '../season/seasonDays';
import { singleLineProblem, type TextProblem } from '../text/textRules';
import { berlinTimeOf, parseBerlinTime } from '../time/berlinTime';
import { weekdayOf } from '../time/calendarDays';
import type { SeasonRules } from './SeasonSettings';

/** Dates that people count on come earlier only with so much notice, in milliseconds. */
export const NOTICE_MS = 48 * 3_600_000;

/** Most people of a team that are taken for a number and not for a slip. */
const MOST_PEOPLE = 20;

/** The rules as their form holds them; times as the wall in Berlin shows them (`2024-12-08T18:00`). */
export type RulesValues = {
  readonly label: string;
  readonly startsOn: string;
  readonly teamClosesAt: string;
  readonly minTeam: string;
  readonly maxTeam: string;
};

/**
 * What is wrong with a field. `skipped`: the clock in Berlin never shows this time; `not_monday`; `past`: not ahead; `notice`: earlier
 * than before, and in less than 48 hours; `outside`: not in the season; `order`: the smallest is above the largest.
 */
export type RulesProblem =
  | TextProblem
  | { readonly code: 'skipped' | 'not_monday' | 'past' | 'notice' | 'outside' | 'order' };

/** What is wrong with which field; empty when it can be saved. */
export type RulesProblems = { readonly [Field in keyof RulesValues]?: RulesProblem };

/** The stored rules as they are typed. */
export const rulesValues = (season: SeasonRules): RulesValues => ({
  label: season.label,
  startsOn: season.startsOn,
  teamClosesAt: season.teamClosesAt ? berlinTimeOf(season.teamClosesAt) : '',
  minTeam: String(season.minTeam),
  maxTeam: String(season.maxTeam),
});

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
};

/** The point in time at which a day begins in Berlin. */
const beginOf = (day: string): Date | undefined => {
  const begin = parseBerlinTime(`${day}T00:00`);
  return begin.kind === 'time' ? begin.at : undefined;
};

/** When the last day of a season is over. */
export const seasonEnd = (season: Pick<SeasonRules, 'startsOn' | 'weeks'>): Date | undefined =>
  beginOf(dateOfSeasonDay(season, daysOfSeason(season) + 1));

/** Whether the first day of a season has come: then it stays. */
export const hasSeasonBegun = (season: Pick<SeasonRules, 'startsOn'>, now: Date): boolean =>
  now >= (beginOf(season.startsOn) ?? now);

function firstDayProblem(text: string, stored: SeasonRules, now: Date): RulesProblem | undefined {
  if (text === stored.startsOn) return undefined;
  if (!isDay(text)) return { code: text === '' ? 'required' : 'invalid' };
  if (weekdayOf(text) !== 1) return { code: 'not_monday' };
  return (beginOf(text) ?? now) <= now ? { code: 'past' } : undefined;
}

function closingProblem(values: RulesValues, stored: SeasonRules, now: Date): RulesProblem | undefined {
  const { teamClosesAt: text, startsOn } = values;
  if (text.trim() === '') return { code: 'required' };
  const closes = parseBerlinTime(text);
  if (closes.kind !== 'time') return { code: closes.kind === 'skipped' ? 'skipped' : 'invalid' };
  const end = isDay(startsOn) ? seasonEnd({ ...stored, startsOn }) : undefined;
  if (end && closes.at > end) return { code: 'outside' };
  const isEarlier = !stored.teamClosesAt || closes.at < stored.teamClosesAt;
  return isEarlier && closes.at.getTime() < now.getTime() + NOTICE_MS ? { code: 'notice' } : undefined;
}

const peopleProblem = (digits: string): RulesProblem | undefined => {
  if (digits.trim() === '') return { code: 'required' };
  const count = Number(digits);
  return /^\d+$/.test(digits.trim()) && count >= 1 && count <= MOST_PEOPLE ? undefined : { code: 'invalid' };
};

/** What is wrong with which field, at a time. A closing that nobody changed is right: it may lie behind. */
export function validateRules(values: RulesValues, stored: SeasonRules, now: Date): RulesProblems {
  const sizes = { minTeam: peopleProblem(values.minTeam), maxTeam: peopleProblem(values.maxTeam) };
  const isTurned = !sizes.minTeam && !sizes.maxTeam && Number(values.minTeam) > Number(values.maxTeam);
  const found: { [Field in keyof RulesValues]?: RulesProblem | undefined } = {
    label: singleLineProblem(values.label, 40, true),
    startsOn: firstDayProblem(values.startsOn, stored, now),
    teamClosesAt:
      values.teamClosesAt === rulesValues(stored).teamClosesAt && values.startsOn === stored.startsOn
        ? values.teamClosesAt === ''
          ? { code: 'required' }
          : undefined
        : closingProblem(values, stored, now),
    ...sizes,
    ...(isTurned ? { maxTeam: { code: 'order' } } : {}),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** The rules that a form without problems becomes; a closing that nobody changed keeps its seconds. */
export function rulesOf(
  values: RulesValues,
  stored: SeasonRules,
): Omit<SeasonRules, 'id' | 'weeks' | 'version'> {
  const closes = parseBerlinTime(values.teamClosesAt);
  const isSame = values.teamClosesAt === rulesValues(stored).teamClosesAt;
  return {
    label: values.label.trim(),
    startsOn: values.startsOn,
    teamClosesAt: isSame || closes.kind !== 'time' ? stored.teamClosesAt : closes.at,
    minTeam: Number(values.minTeam),
    maxTeam: Number(values.maxTeam),
  };
}

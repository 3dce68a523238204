// A week of a season as organisers type it: its words in both languages, when it is due, and its parts.
import { milestoneClosesAt } from '../milestone/milestoneState';
import type { MilestonePart } from '../milestone/MilestonePart';
import { locales, type Locale } from '../profile/Locale';
import { programmeWeeks } from '../season/programmeWeeks';
import { dateOfSeasonDay } from '../season/seasonDays';
import type { LocalText } from '../text/LocalText';
import { singleLineProblem, type TextProblem } from '../text/textRules';
import { berlinTimeOf, parseBerlinTime } from '../time/berlinTime';
import {
  MOST_PARTS,
  partKey,
  partRowOf,
  partValues,
  validatePart,
  type PartProblems,
  type PartValues,
} from './partForm';
import { NOTICE_MS, seasonEnd } from './rulesForm';
import type { SeasonRules, WeekSettings } from './SeasonSettings';

/** Texts that every week has, and longest in characters. */
export const weekTextLimits = { verb: 24, task: 200 } as const;
/** Texts of what a week asks for, and longest in characters. */
export const milestoneTextLimits = { title: 80, mustProve: 140, goodOne: 200, leaveOut: 200 } as const;

/** A text of a week. */
export type WeekText = keyof typeof weekTextLimits | keyof typeof milestoneTextLimits;
/** A text of a week in one language, as a field of the form. */
export type WeekTextField = `${WeekText}${Capitalize<Locale>}`;

/** The field of a text in a language. */
export const weekTextField = (text: WeekText, locale: Locale): WeekTextField =>
  `${text}${locale === 'en' ? 'En' : 'De'}`;

/** A week as its form holds it. */
export type WeekValues = Readonly<Record<WeekTextField, string>> & {
  /** When it is due, as the wall in Berlin shows it; '' where it asks for nothing. */
  readonly dueAt: string;
  /** Minutes, in digits. */
  readonly grace: string;
  readonly parts: readonly PartValues[];
};

/** Graces that are offered, in hours. */
export const graceHours = [0, 8, 24, 48, 72] as const;

const weekTexts = ['verb', 'task'] as const;
const milestoneTexts = ['title', 'mustProve', 'goodOne', 'leaveOut'] as const;

/** The texts that a week has. */
export const textsOfWeek = ({ milestone }: Pick<WeekSettings, 'milestone'>): readonly WeekText[] =>
  milestone ? [...weekTexts, ...milestoneTexts] : weekTexts;

const storedText = (week: WeekSettings, text: WeekText): LocalText => {
  if (text === 'verb' || text === 'task') return week[text];
  const none = { en: '', de: '' };
  return (text === 'title' ? week.milestone?.title : week.milestone?.brief[text]) ?? none;
};

/** The stored week as it is typed. */
export function weekValues(week: WeekSettings): WeekValues {
  const texts = [...weekTexts, ...milestoneTexts].flatMap((text) =>
    locales.map((locale) => [weekTextField(text, locale), storedText(week, text)[locale]] as const),
  );
  return {
    ...(Object.fromEntries(texts) as Record<WeekTextField, string>),
    dueAt: week.milestone ? berlinTimeOf(week.milestone.dueAt) : '',
    grace: week.milestone ? String(week.milestone.graceMinutes) : '',
    parts: week.milestone?.parts.map(partValues) ?? [],
  };
}

/** Whether a week is over, so that nothing of it changes any more. */
export function isWeekClosed(week: WeekSettings, season: SeasonRules, now: Date): boolean {
  if (week.milestone) return now >= milestoneClosesAt(week.milestone);
  const end = parseBerlinTime(`${dateOfSeasonDay(season, week.week * 7 + 1)}T00:00`);
  return end.kind === 'time' && now >= end.at;
}

/** What is wrong with a field. `letter`: the verb has another letter; `notice`, `outside`, `skipped` as with rules; `before_opening`. */
export type WeekProblem =
  | TextProblem
  | { readonly code: 'letter'; readonly letter: string }
  | { readonly code: 'notice' | 'outside' | 'skipped' | 'before_opening' | 'none_required' | 'none' };

/** What is wrong with which field, and with which part by its place; empty when it can be saved. */
export type WeekProblems = {
  readonly [Field in WeekTextField | 'dueAt' | 'grace' | 'parts']?: WeekProblem;
} & { readonly partProblems?: ReadonlyMap<number, PartProblems> };

/** The due time of a form; undefined while it says none. */
export const dueOf = ({ dueAt }: WeekValues, week: WeekSettings): Date | undefined => {
  // What nobody changed keeps its seconds.
  if (dueAt === weekValues(week).dueAt) return week.milestone?.dueAt;
  const parsed = parseBerlinTime(dueAt);
  return parsed.kind === 'time' ? parsed.at : undefined;
};

function dueProblems(values: WeekValues, week: WeekSettings, season: SeasonRules, now: Date): WeekProblems {
  const { milestone } = week;
  if (!milestone) return {};
  const due = dueOf(values, week);
  if (!due) {
    const { kind } = parseBerlinTime(values.dueAt);
    return {
      dueAt: { code: values.dueAt === '' ? 'required' : kind === 'skipped' ? 'skipped' : 'invalid' },
    };
  }
  if (due <= milestone.opensAt) return { dueAt: { code: 'before_opening' } };
  const end = seasonEnd(season);
  if (end && due > end) return { dueAt: { code: 'outside' } };
  const earliest = now.getTime() + NOTICE_MS;
  if (due < milestone.dueAt && due.getTime() < earliest) return { dueAt: { code: 'notice' } };
  const closes = milestoneClosesAt({ ...milestone, dueAt: due, graceMinutes: Number(values.grace) });
  const isSooner = closes < milestoneClosesAt(milestone) && closes.getTime() < earliest;
  return isSooner ? { grace: { code: 'notice' } } : {};
}

function textProblems(values: WeekValues, week: WeekSettings): WeekProblems {
  const limits = { ...weekTextLimits, ...milestoneTextLimits };
  const letter = programmeWeeks[week.week - 1]?.letter;
  const found = textsOfWeek(week).flatMap((text) =>
    locales.map((locale) => {
      const field = weekTextField(text, locale);
      const typed = values[field];
      const problem: WeekProblem | undefined = singleLineProblem(typed, limits[text], true);
      const isOther = text === 'verb' && letter !== undefined && typed.trim()[0]?.toUpperCase() !== letter;
      return [field, problem ?? (isOther ? { code: 'letter', letter } : undefined)] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, problem]) => problem)) as WeekProblems;
}

function partsProblems(values: WeekValues, week: WeekSettings): WeekProblems {
  if (!week.milestone) return {};
  const stored = new Map(week.milestone.parts.map((part): [string, MilestonePart] => [part.key, part]));
  const wrong = values.parts.map(
    (part, index) => [index, validatePart(part, stored.get(part.key), week.isInUse)] as const,
  );
  const partProblems = new Map(wrong.filter(([, problems]) => Object.keys(problems).length > 0));
  const isNone = values.parts.length === 0 || values.parts.length > MOST_PARTS;
  const isNoneRequired = !values.parts.some(({ isRequired }) => isRequired);
  return {
    ...(isNone || isNoneRequired ? { parts: { code: isNone ? 'none' : 'none_required' } } : {}),
    ...(partProblems.size > 0 ? { partProblems } : {}),
  };
}

/** What is wrong with a week that is typed, at a time. */
export const validateWeek = (
  values: WeekValues,
  week: WeekSettings,
  season: SeasonRules,
  now: Date,
): WeekProblems => ({
  ...textProblems(values, week),
  ...dueProblems(values, week, season, now),
  ...partsProblems(values, week),
});

/** Parts with a key for each: new ones get theirs from their English label. */
function keyedParts(parts: readonly PartValues[]): PartValues[] {
  const taken = parts.map(({ key }) => key).filter((key) => key !== '');
  return parts.map((part) => {
    if (part.key !== '') return part;
    const key = partKey(part.labelEn, taken);
    taken.push(key);
    return { ...part, key };
  });
}

/** What `save_week` takes of a form without problems. */
export function weekRowOf(values: WeekValues, week: WeekSettings) {
  const both = (text: WeekText, column: string) =>
    Object.fromEntries(
      locales.map((locale) => [`${column}_${locale}`, values[weekTextField(text, locale)].trim()]),
    );
  return {
    ...both('verb', 'verb'),
    ...both('task', 'task'),
    milestone: week.milestone
      ? {
          ...both('title', 'title'),
          ...both('mustProve', 'must_prove'),
          ...both('goodOne', 'good_one'),
          ...both('leaveOut', 'leave_out'),
          due_at: dueOf(values, week)?.toISOString() ?? null,
          grace_minutes: Number(values.grace),
          parts: keyedParts(values.parts).map(partRowOf),
        }
      : null,
  };
}

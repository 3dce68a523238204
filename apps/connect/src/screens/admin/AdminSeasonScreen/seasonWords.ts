import { daysOfSeason, seasonDay, seasonEndsOn } from '@grow/core/season';
import {
  isWeekClosed,
  type PartProblem,
  type RulesProblem,
  type RulesValues,
  type SeasonEffects,
  type SeasonRules,
  type SeasonSettings,
  type WeekEffects,
  type WeekProblem,
} from '@grow/core/season-admin';
import type { Locale } from '@grow/core';
import { inLocale, type TextProblem } from '@grow/core/text';
import { dateInWords, dateTimeInWords } from '@grow/core/time';
import { problemInWords } from '../../../features/content';
import { m } from '../../../paraglide/messages';

/** A word for one and a word for more. */
export const counted = (
  count: number,
  one: () => string,
  many: (given: { count: string }) => string,
  locale: Locale,
): string => (count === 1 ? one() : many({ count: count.toLocaleString(locale) }));

/** Where the season stands today, and what of it can still move. */
export function todayInWords({ season, weeks }: SeasonSettings, now: Date, locale: Locale): string {
  const [day, days] = [seasonDay(season, now), daysOfSeason(season)];
  if (day < 1) return m.season_set_before({ date: dateInWords(season.startsOn, locale) });
  if (day > days) return m.season_set_after({ date: dateInWords(seasonEndsOn(season), locale) });
  const closed = weeks.filter((week) => isWeekClosed(week, season, now)).length;
  const today = m.season_set_day({ day, days });
  if (closed === 0) return `${today} ${m.season_set_closed_none()}`;
  if (closed === 1) return `${today} ${m.season_set_closed_one()}`;
  const words = { last: closed, next: closed + 1 };
  return `${today} ${closed >= weeks.length ? m.season_set_closed_all() : m.season_set_closed(words)}`;
}

const isText = (problem: { readonly code: string }): problem is TextProblem =>
  ['required', 'invalid', 'too_long'].includes(problem.code);

/** What is wrong with a rule, in words that say how to fix it. */
export function rulesProblemInWords(problem: RulesProblem | undefined): string | undefined {
  if (!problem) return undefined;
  if (isText(problem)) return problemInWords(problem, m.season_set_number());
  const words = {
    skipped: m.season_set_skipped,
    not_monday: m.season_set_not_monday,
    past: m.season_set_past,
    notice: m.season_set_notice,
    outside: m.season_set_outside,
    order: m.season_set_order,
  } as const;
  return words[problem.code]();
}

/** What is wrong with a field of a week. */
export function weekProblemInWords(problem: WeekProblem | undefined): string | undefined {
  if (!problem) return undefined;
  if (problem.code === 'letter') return m.season_set_letter({ letter: problem.letter });
  if (isText(problem)) return problemInWords(problem, m.season_set_invalid());
  const words = {
    skipped: m.season_set_skipped,
    notice: m.season_set_notice,
    outside: m.season_set_outside,
    before_opening: m.season_set_before_opening,
    none: m.season_set_parts_none,
    none_required: m.season_set_parts_none_required,
  } as const;
  return words[problem.code]();
}

/** What is wrong with a field of a part. */
export function partProblemInWords(problem: PartProblem | undefined): string | undefined {
  if (!problem) return undefined;
  if (problem.code === 'less') return m.season_set_part_less({ max: problem.max });
  if (problem.code === 'most') return m.season_set_part_most({ max: problem.max });
  return isText(problem) ? problemInWords(problem, m.season_set_invalid()) : undefined;
}

/** What the changed rules do, one sentence each. */
export function rulesEffectsInWords(
  changes: Partial<RulesValues>,
  rules: Omit<SeasonRules, 'id' | 'weeks' | 'version'>,
  effects: SeasonEffects,
  locale: Locale,
): string[] {
  const many = (count: number, one: () => string, more: (given: { count: string }) => string) =>
    count === 0 ? [] : [counted(count, one, more, locale)];
  const sizes = changes.minTeam !== undefined || changes.maxTeam !== undefined;
  return [
    ...(changes.label === undefined ? [] : [m.season_effect_label({ label: rules.label })]),
    ...(changes.startsOn === undefined
      ? []
      : [
          m.season_effect_weeks({ count: effects.weeks, date: dateInWords(rules.startsOn, locale) }),
          ...many(effects.events, m.season_effect_events_one, m.season_effect_events),
        ]),
    ...(changes.teamClosesAt === undefined || !rules.teamClosesAt
      ? []
      : [
          m.season_effect_closes({ at: dateTimeInWords(rules.teamClosesAt, locale) }),
          ...many(effects.requests, m.season_effect_requests_one, m.season_effect_requests),
        ]),
    ...(changes.maxTeam === undefined
      ? []
      : [
          effects.above === 0
            ? m.season_effect_above_none({ max: rules.maxTeam })
            : counted(
                effects.above,
                () => m.season_effect_above_one({ max: rules.maxTeam }),
                ({ count }) => m.season_effect_above({ count, max: rules.maxTeam }),
                locale,
              ),
        ]),
    ...(changes.minTeam === undefined
      ? []
      : [
          ...many(effects.forming, m.season_effect_forming_one, m.season_effect_forming),
          ...many(effects.active, m.season_effect_active_one, m.season_effect_active),
          ...(effects.forming + effects.active === 0 ? [m.season_effect_status_none()] : []),
        ]),
    ...(sizes ? [counted(effects.teams, m.season_effect_seen_one, m.season_effect_seen, locale)] : []),
  ];
}

/** What a changed week does, one sentence each. */
export function weekEffectsInWords(isDueMoved: boolean, effects: WeekEffects, locale: Locale): string[] {
  const many = (count: number, one: () => string, more: (given: { count: string }) => string) =>
    count === 0 ? [] : [counted(count, one, more, locale)];
  return [
    counted(effects.teams, m.season_effect_seen_one, m.season_effect_seen, locale),
    ...(isDueMoved ? many(effects.extended, m.season_effect_extended_one, m.season_effect_extended) : []),
    ...(effects.isReminded ? [m.season_effect_reminded()] : []),
    ...(isDueMoved ? many(effects.late, m.season_effect_late_one, m.season_effect_late) : []),
    ...(isDueMoved
      ? effects.events.map((title) => m.season_effect_event({ title: inLocale(title, locale) }))
      : []),
  ];
}

/** How long a grace is. */
export const graceInWords = (minutes: number): string => {
  if (minutes === 0) return m.season_set_grace_none();
  return minutes % 60 === 0
    ? m.season_set_grace_hours({ count: minutes / 60 })
    : m.season_set_grace_minutes({ count: minutes });
};

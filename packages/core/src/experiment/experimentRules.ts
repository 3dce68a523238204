import { textProblem } from '../text/textRules';
import type { Season } from '../season/Season';
import { berlinDay } from '../time/berlinTime';
import {
  tractionMetrics,
  type Experiment,
  type ExperimentValues,
  type ExperimentVerdict,
} from './Experiment';
import { countedWeek } from './traction';

/** How long each text may be, in characters. */
export const experimentLimits = {
  hypothesis: 240,
  method: 400,
  unit: 40,
  seen: 1200,
  nextStep: 400,
} as const;
/** How many links a test may have, and how long each may be in characters. */
export const linkLimits = { count: 10, characters: 500 } as const;
/** The largest number to add of each; revenue is in cents. */
export const addsLimits = {
  interviews: 1_000_000,
  testUsers: 1_000_000,
  preOrders: 1_000_000,
  revenueCents: 100_000_000_000,
} as const;

const LONGEST_TITLE = 90;
// A full stop ends a sentence after a word and before a capital: "ca. six" and "z. B." go on.
const sentence = /^[^\n]*?[\p{L}\p{N}\p{Pf}\p{Pe}"]{3}[.!?:](?=\s+[\p{Lu}\p{N}\p{Pi}\p{Ps}"„]|\s*$)/u;
const firstSentence = (text: string): string => {
  const [line = ''] = text.trim().split('\n');
  return (sentence.exec(line)?.[0] ?? line).replace(/[.:]$/u, '');
};

/** What lists call a test: the first sentence of what was tried, else of what was believed; '' for an empty draft. */
export function experimentTitle({ method, hypothesis }: Pick<Experiment, 'method' | 'hypothesis'>): string {
  const title = firstSentence(method) || firstSentence(hypothesis);
  const characters = [...title];
  return characters.length <= LONGEST_TITLE
    ? title
    : `${characters
        .slice(0, LONGEST_TITLE - 1)
        .join('')
        .trimEnd()}…`;
}

/** What the numbers propose, and why. */
export interface VerdictProposal {
  readonly verdict: 'held' | 'failed';
  readonly comparison: 'above' | 'equal' | 'below';
}

/** What the numbers propose: reached is held. A proposal and no verdict; undefined while a number is missing. */
export function proposedVerdict({
  target,
  result,
}: Pick<ExperimentValues, 'target' | 'result'>): VerdictProposal | undefined {
  if (target === undefined || result === undefined) return undefined;
  if (result === target) return { verdict: 'held', comparison: 'equal' };
  return result > target
    ? { verdict: 'held', comparison: 'above' }
    : { verdict: 'failed', comparison: 'below' };
}

/** What a unit says about the whole: `of 12 below 7 °C` is 12 and `below 7 °C`. */
export function unitParts(unit: string): { readonly total: number | undefined; readonly unit: string } {
  const found = /^(?:of|von) (\d[\d.,]*)(?: (.*))?$/iu.exec(unit.trim());
  const total = found?.[1] === undefined ? undefined : numberFromText(found[1]);
  return typeof total === 'number'
    ? { total, unit: found?.[2] ?? '' }
    : { total: undefined, unit: unit.trim() };
}

/**
 * A number as people type it, with a comma or a point before at most three decimals; undefined for nothing, `invalid` for
 * what is no number or lies beyond a billion.
 */
export function numberFromText(text: string): number | undefined | 'invalid' {
  const typed = text.trim().replace(/^[\u2212\u2013]/u, '-');
  if (typed === '') return undefined;
  if (!/^-?\d{1,9}(?:[.,]\d{1,3})?$/.test(typed)) return 'invalid';
  return Number(typed.replace(',', '.'));
}

/** Euros as people type them, in cents; undefined for nothing, `invalid` for what is no amount. */
export function centsFromText(text: string): number | undefined | 'invalid' {
  const typed = text.replaceAll('€', '').trim();
  if (typed === '') return undefined;
  if (!/^\d{1,9}(?:[.,]\d{1,2})?$/.test(typed)) return 'invalid';
  return Math.round(Number(typed.replace(',', '.')) * 100);
}

/** What can be wrong with a test, as the backend names it in the details of `experiment_invalid`. */
export type ExperimentFault =
  | 'date_missing'
  | 'date_ahead'
  | 'date_before_season'
  | 'hypothesis_missing'
  | 'hypothesis_too_long'
  | 'method_missing'
  | 'method_too_long'
  | 'unit_too_long'
  | 'seen_missing'
  | 'seen_too_long'
  | 'next_step_too_long'
  | 'too_many_links'
  | 'link'
  | 'value';

const isLink = (link: string) =>
  [...link].length <= linkLimits.characters && /^https?:\/\/[^\s/?#]\S*$/i.test(link);
const isTooLong = (text: string, max: number) => textProblem(text, max, false)?.code === 'too_long';
const isBlank = (text: string) => textProblem(text, Infinity, true)?.code === 'required';

/** Everything that is wrong with a test, by the rules of the backend; a draft may lack what is not written yet. */
export function experimentFaults(
  values: ExperimentValues,
  season: Pick<Season, 'startsOn'>,
  now: Date,
): ExperimentFault[] {
  const links = values.links.map((link) => link.trim()).filter((link) => link !== '');
  const isDone = !values.isDraft;
  const rules: readonly (readonly [ExperimentFault, boolean])[] = [
    ['date_missing', values.happenedOn === ''],
    ['date_ahead', values.happenedOn > berlinDay(now)],
    ['date_before_season', values.happenedOn !== '' && values.happenedOn < season.startsOn],
    ['hypothesis_too_long', isTooLong(values.hypothesis, experimentLimits.hypothesis)],
    ['method_too_long', isTooLong(values.method, experimentLimits.method)],
    ['unit_too_long', isTooLong(values.unit, experimentLimits.unit)],
    ['seen_too_long', isTooLong(values.seen, experimentLimits.seen)],
    ['next_step_too_long', isTooLong(values.nextStep, experimentLimits.nextStep)],
    ['too_many_links', new Set(links).size > linkLimits.count],
    ['link', links.some((link) => !isLink(link))],
    ['value', tractionMetrics.some((metric) => !isCount(values.adds[metric], addsLimits[metric]))],
    ['hypothesis_missing', isDone && isBlank(values.hypothesis)],
    ['method_missing', isDone && isBlank(values.method)],
    ['seen_missing', isDone && values.verdict !== 'open' && isBlank(values.seen)],
  ];
  return rules.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;

/** What a log is narrowed to; undefined narrows nothing. */
export interface ExperimentFilter {
  readonly verdict?: ExperimentVerdict | undefined;
  readonly authorId?: string | undefined;
  readonly week?: number | undefined;
}

/** The tests of a log that a filter leaves, in their order. */
export function filteredExperiments(
  experiments: readonly Experiment[],
  filter: ExperimentFilter,
  season: Pick<Season, 'startsOn' | 'weeks'>,
): Experiment[] {
  return experiments.filter(
    (one) =>
      (filter.verdict === undefined || one.verdict === filter.verdict) &&
      (filter.authorId === undefined || one.authorId === filter.authorId) &&
      (filter.week === undefined || countedWeek(season, one.happenedOn) === filter.week),
  );
}

/** How many tests there are of each verdict; drafts are none yet. */
export function verdictCounts(
  experiments: readonly Experiment[],
): Readonly<Record<ExperimentVerdict, number>> {
  const count = (verdict: ExperimentVerdict) =>
    experiments.filter((one) => !one.isDraft && one.verdict === verdict).length;
  return { open: count('open'), held: count('held'), failed: count('failed'), unclear: count('unclear') };
}

/** A log as it is read: newest day first, of one day what was logged last. */
export const inLogOrder = (experiments: readonly Experiment[]): Experiment[] =>
  [...experiments].sort(
    (a, b) =>
      b.happenedOn.localeCompare(a.happenedOn) ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      a.id.localeCompare(b.id),
  );

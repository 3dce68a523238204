import {
  addsLimits,
  centsFromText,
  experimentDecisions,
  experimentFaults,
  experimentLimits,
  experimentVerdicts,
  numberFromText,
  tractionMetrics,
  type Experiment,
  type ExperimentFault,
  type ExperimentValues,
  type TractionMetric,
} from '@grow/core/experiment';
import type { Season } from '@grow/core/season';
import { dateInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import type { FieldErrors } from '../../../shared/form';
import { m } from '../../../paraglide/messages';

/** A test as it is typed. `id` and `base` say which one is written, and over which version; '' before anything was typed. */
export type ExperimentTexts = Record<
  | 'hypothesis'
  | 'method'
  | 'happenedOn'
  | 'target'
  | 'result'
  | 'unit'
  | 'verdict'
  | 'seen'
  | 'decision'
  | 'nextStep'
  | TractionMetric
  | 'links'
  | 'consent'
  | 'draft'
  | 'id'
  | 'base',
  string
>;

const decimal = (value: number | undefined, locale: Locale) => {
  const text = value === undefined ? '' : String(value);
  return locale === 'de' ? text.replace('.', ',') : text;
};

/** A test as it stands in the form. */
export function textsOf(values: ExperimentValues, locale: Locale): ExperimentTexts {
  const { adds } = values;
  return {
    hypothesis: values.hypothesis,
    method: values.method,
    happenedOn: values.happenedOn,
    target: decimal(values.target, locale),
    result: decimal(values.result, locale),
    unit: values.unit,
    verdict: values.verdict,
    seen: values.seen,
    decision: values.decision ?? '',
    nextStep: values.nextStep,
    interviews: String(adds.interviews),
    testUsers: String(adds.testUsers),
    preOrders: String(adds.preOrders),
    revenueCents: decimal(adds.revenueCents / 100, locale),
    links: values.links.join('\n'),
    consent: values.hasConsent ? 'yes' : '',
    draft: values.isDraft ? 'yes' : '',
    id: '',
    base: '',
  };
}

const known = (parsed: number | undefined | 'invalid') => (parsed === 'invalid' ? undefined : parsed);
const countFromText = (text: string) =>
  text.trim() === '' ? 0 : /^\d{1,7}$/.test(text.trim()) ? Number(text) : -1;
/** What is typed of a number to add; -1 for what is none. */
const amountFromText = (metric: TractionMetric, text: string): number => {
  if (metric !== 'revenueCents') return countFromText(text);
  const cents = centsFromText(text);
  return cents === 'invalid' ? -1 : (cents ?? 0);
};
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** What is typed, as a test. */
export function valuesOf(texts: ExperimentTexts): ExperimentValues {
  const amount = (metric: TractionMetric) => amountFromText(metric, texts[metric]);
  return {
    hypothesis: texts.hypothesis,
    method: texts.method,
    happenedOn: texts.happenedOn,
    target: known(numberFromText(texts.target)),
    result: known(numberFromText(texts.result)),
    unit: texts.unit,
    verdict: experimentVerdicts.find((verdict) => verdict === texts.verdict) ?? 'open',
    seen: texts.seen,
    decision: experimentDecisions.find((decision) => decision === texts.decision),
    nextStep: texts.nextStep,
    adds: {
      interviews: amount('interviews'),
      testUsers: amount('testUsers'),
      preOrders: amount('preOrders'),
      revenueCents: amount('revenueCents'),
    },
    links: linesOf(texts.links),
    hasConsent: texts.consent === 'yes',
    isDraft: texts.draft === 'yes',
  };
}

/** One less and one more of what is typed of a number; undefined where there is none. */
export function stepsOf(
  metric: TractionMetric,
  text: string,
  locale: Locale,
): { less: string | undefined; more: string | undefined } {
  const unit = metric === 'revenueCents' ? 100 : 1;
  const now = Math.max(0, amountFromText(metric, text));
  const typed = (amount: number) =>
    amount >= 0 && amount <= addsLimits[metric] ? decimal(amount / unit, locale) : undefined;
  return { less: typed(now - unit), more: typed(now + unit) };
}

const tooLong = (max: number) => m.tests_fault_long({ max });

type FieldWords = readonly [field: keyof ExperimentTexts, words: string];
const faultWords = (
  season: Pick<Season, 'startsOn'>,
  locale: Locale,
): Record<ExperimentFault, FieldWords> => ({
  date_missing: ['happenedOn', m.tests_fault_date_missing()],
  date_ahead: ['happenedOn', m.tests_fault_date_ahead()],
  date_before_season: [
    'happenedOn',
    m.tests_fault_date_before_season({ day: dateInWords(season.startsOn, locale) }),
  ],
  hypothesis_missing: ['hypothesis', m.tests_fault_hypothesis()],
  hypothesis_too_long: ['hypothesis', tooLong(experimentLimits.hypothesis)],
  method_missing: ['method', m.tests_fault_method()],
  method_too_long: ['method', tooLong(experimentLimits.method)],
  unit_too_long: ['unit', tooLong(experimentLimits.unit)],
  seen_missing: ['seen', m.tests_fault_seen()],
  seen_too_long: ['seen', tooLong(experimentLimits.seen)],
  next_step_too_long: ['nextStep', tooLong(experimentLimits.nextStep)],
  too_many_links: ['links', m.tests_fault_links()],
  link: ['links', m.tests_fault_link()],
  value: ['interviews', m.tests_fault_count()],
});

/** What is wrong with what is typed, in words, by field. */
export function experimentErrors(
  texts: ExperimentTexts,
  season: Pick<Season, 'startsOn'>,
  locale: Locale,
): FieldErrors<ExperimentTexts> {
  const words = faultWords(season, locale);
  const worded = experimentFaults(valuesOf(texts), season, new Date())
    .filter((fault) => fault !== 'value')
    .map((fault) => words[fault]);
  const numbers = (['target', 'result'] as const)
    .filter((field) => numberFromText(texts[field]) === 'invalid')
    .map((field): FieldWords => [field, m.tests_fault_number()]);
  const counts = tractionMetrics
    .filter((metric) => {
      const amount = amountFromText(metric, texts[metric]);
      return amount < 0 || amount > addsLimits[metric];
    })
    .map((metric): FieldWords => [
      metric,
      metric === 'revenueCents' ? m.tests_fault_euros() : m.tests_fault_count(),
    ]);
  return Object.fromEntries([...worded, ...numbers, ...counts]);
}

/** In what somebody else's version differs from what the form began with: field by field, as it is typed. */
export function differingFields(
  theirs: Experiment,
  texts: ExperimentTexts,
  locale: Locale,
): (keyof ExperimentTexts)[] {
  const other = textsOf(theirs, locale);
  return (Object.keys(other) as (keyof ExperimentTexts)[]).filter(
    (field) => field !== 'id' && field !== 'base' && other[field].trim() !== texts[field].trim(),
  );
}

import type { ExperimentDecision, ExperimentVerdict, Traction, TractionMetric } from '@grow/core/experiment';
import { tractionMetrics } from '@grow/core/experiment';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';

/** How a verdict is called. */
export const verdictWords: Record<ExperimentVerdict, () => string> = {
  open: m.tests_open,
  held: m.tests_held,
  failed: m.tests_failed,
  unclear: m.tests_unclear,
};

/** How a decision is called. */
export const decisionWords: Record<ExperimentDecision, () => string> = {
  continue: m.tests_go,
  change: m.tests_change,
  drop: m.tests_drop,
};

/** How a number of the team is called. */
export const metricWords: Record<TractionMetric, () => string> = {
  interviews: m.tests_interviews,
  testUsers: m.tests_users,
  preOrders: m.tests_orders,
  revenueCents: m.tests_revenue,
};

const nowWords: Record<TractionMetric, (given: { count: string }) => string> = {
  interviews: m.tests_interviews_now,
  testUsers: m.tests_users_now,
  preOrders: m.tests_orders_now,
  revenueCents: m.tests_revenue_now,
};

/** A number as the language writes it. */
export const numberInWords = (value: number, locale: Locale): string =>
  value.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 3 });

/** Cents as euros, without cents where there are none: `12.50 €`, `3 €`. */
export const eurosInWords = (cents: number, locale: Locale): string => {
  const digits = Number.isInteger(cents / 100) ? 0 : 2;
  const euros = (cents / 100).toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  });
  return `${euros}\u00a0€`;
};

/** A value of one of the team's numbers, such as `1,284` or `12.50 €`. */
export const amountInWords = (metric: TractionMetric, value: number, locale: Locale): string =>
  metric === 'revenueCents' ? eurosInWords(value, locale) : numberInWords(value, locale);

const oneWords: Partial<Record<TractionMetric, () => string>> = {
  interviews: m.tests_interviews_one,
  testUsers: m.tests_users_one,
  preOrders: m.tests_orders_one,
};

/** A value with what it counts: `9 test users`. */
export const amountOfWhat = (metric: TractionMetric, value: number, locale: Locale): string =>
  (value === 1 ? oneWords[metric]?.() : undefined) ??
  nowWords[metric]({ count: amountInWords(metric, value, locale) });

/** What a test adds, one by one: `6 interviews` and `40 pre-orders`. */
export const addsOneByOne = (adds: Traction, locale: Locale): string[] =>
  tractionMetrics
    .filter((metric) => adds[metric] > 0)
    .map((metric) => amountOfWhat(metric, adds[metric], locale));

/** What a test adds: `6 interviews, 40 pre-orders`; '' where it adds nothing. */
export const addsInWords = (adds: Traction, locale: Locale): string => addsOneByOne(adds, locale).join(', ');

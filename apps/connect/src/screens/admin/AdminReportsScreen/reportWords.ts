// What was reported in words.
import type { DeviceClass, ErrorReportKind, VitalMetric, VitalRating } from '@grow/core/report';
import type { Locale } from '@grow/shell';
import { m } from '../../../paraglide/messages';

/** What kind of error it is. */
export const kindWords: Record<ErrorReportKind, () => string> = {
  error: m.reports_kind_error,
  rejection: m.reports_kind_rejection,
  render: m.reports_kind_render,
  chunk: m.reports_kind_chunk,
  failure: m.reports_kind_failure,
};

/** On what it was measured. */
export const deviceWords: Record<DeviceClass, () => string> = {
  phone: m.reports_phone,
  desktop: m.reports_desktop,
};

/** How a measurement is rated. */
export const ratingWords: Record<VitalRating, () => string> = {
  good: m.reports_good,
  fair: m.reports_fair,
  poor: m.reports_poor,
};

/** What is measured. */
export const metricWords: Record<VitalMetric, () => string> = {
  LCP: m.reports_lcp,
  INP: m.reports_inp,
  CLS: m.reports_cls,
  TTFB: m.reports_ttfb,
};

/** A share in percent. */
export const percentOf = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** A measurement with its unit: seconds from one second on, milliseconds below, and none for shifts. */
export function valueInWords(metric: VitalMetric, value: number, locale: Locale): string {
  const number = (digits: number, of = value) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(of);
  if (metric === 'CLS') return number(2);
  return value < 1000 ? `${number(0)} ms` : `${number(1, value / 1000)} s`;
}

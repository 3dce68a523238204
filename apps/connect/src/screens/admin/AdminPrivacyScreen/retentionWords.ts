// The words of what is kept for how long.
import type { RetentionLine, RetentionRule, RetentionRun } from '@grow/core/privacy';
import { dateTimeInWords, dateWithYearInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';

/** What is kept. */
export const ruleWords: Record<RetentionRule, () => string> = {
  unconfirmed_accounts: m.retention_unconfirmed_accounts,
  calendar_feeds: m.retention_calendar_feeds,
  mails: m.retention_mails,
  data_requests: m.retention_data_requests,
  data_reads: m.retention_data_reads,
  audit_log: m.retention_audit_log,
};

/** For how long: "30 days", "2 years", "until a year after the season". */
export function keptForInWords({ days }: Pick<RetentionLine, 'days'>): string {
  if (days === undefined) return m.retention_until_season();
  return days % 365 === 0 ? m.retention_years({ years: days / 365 }) : m.retention_days({ days });
}

const byInWords = ({ isAutomatic, by }: RetentionRun): string => {
  if (isAutomatic) return m.retention_by_clock();
  return by ? personName(by) : m.data_request_gone();
};

/** What a look found: "41 older than 5 Nov 2024". */
export const foundInWords = ({ found, keptSince }: RetentionRun, locale: Locale): string =>
  found === 0
    ? m.retention_found_none()
    : m.retention_found({ found: found.toLocaleString(locale), day: dateWithYearInWords(keptSince, locale) });

/** When and by whom. */
export const whenInWords = (run: RetentionRun, locale: Locale): string =>
  m.retention_when({ at: dateTimeInWords(run.startedAt, locale), by: byInWords(run) });

/** How many went: "41 gone", "200 of 641 gone, stopped". */
export function removedInWords({ removed, found, finishedAt }: RetentionRun, locale: Locale): string {
  const count = removed.toLocaleString(locale);
  return finishedAt
    ? m.retention_gone({ count })
    : m.retention_stopped({ count, found: found.toLocaleString(locale) });
}

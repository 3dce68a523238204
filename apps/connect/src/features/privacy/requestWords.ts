// The words of what people ask of their data.
import {
  daysUntilDue,
  dueStateOf,
  type DataRequest,
  type DataRequestKind,
  type DataRequestSource,
  type DataRequestState,
} from '@grow/core/privacy';
import { dayInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';

/** What is asked. */
export const requestKindWords: Record<DataRequestKind, () => string> = {
  copy: m.data_request_copy,
  deletion: m.data_request_deletion,
  correction: m.data_request_correction,
};

/** How it reached the organisers, after a day: "Thu 5 Dec, by mail". */
export const requestSourceWords: Record<DataRequestSource, (given: { day: string }) => string> = {
  product: m.data_request_by_product,
  mail: m.data_request_by_mail,
  letter: m.data_request_by_letter,
};

/** What became of it. */
export const requestStateWords: Record<DataRequestState, () => string> = {
  open: m.data_request_open,
  done: m.data_request_done,
  refused: m.data_request_refused,
  withdrawn: m.data_request_withdrawn,
};

/** How long is left: "4 days left", "due today", "3 days overdue". */
export function timeLeftInWords(request: DataRequest, now: Date): string {
  const days = daysUntilDue(request, now);
  if (dueStateOf(request, now) === 'late') {
    if (days === 0) return m.data_request_overdue_today();
    return days === -1 ? m.data_request_overdue_day() : m.data_request_overdue({ days: -days });
  }
  if (days === 0) return m.data_request_due_today();
  return days === 1 ? m.data_request_day_left() : m.data_request_days_left({ days });
}

/** Until when an answer is due: "Due Mon 9 Dec". */
export const dueInWords = ({ dueAt }: DataRequest, locale: Locale): string =>
  m.data_request_due({ day: dayInWords(dueAt, locale) });

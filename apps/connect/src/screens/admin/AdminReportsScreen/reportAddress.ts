// Of how many days reports are shown, as the address names it.
import { addressCodec, either } from '../../../shared/list';

/** How many days can be looked at. */
export const reportSpans = ['7', '1', '30'] as const;
/** One of {@link reportSpans}. */
export type ReportSpan = (typeof reportSpans)[number];

/** The address of the reports. */
export const reportSpan = addressCodec<{ readonly days: ReportSpan }>({ days: either('days', reportSpans) });

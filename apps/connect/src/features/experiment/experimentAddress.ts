import {
  experimentVerdicts,
  tractionMetrics,
  type ExperimentVerdict,
  type TractionMetric,
} from '@grow/core/experiment';
import { addressCodec, either, label, oneOf, page, useAddressChoice } from '../../shared/list';

/** What the log shows. */
export type LogChoice = {
  readonly verdict: ExperimentVerdict | undefined;
  /** Who logged it, by id. */
  readonly person: string | undefined;
  readonly week: string | undefined;
  /** The number that is drawn over the season. */
  readonly metric: TractionMetric;
  /** The entry that is open. */
  readonly test: string | undefined;
  /** How far down it is shown: 1 is the newest entries alone. */
  readonly page: number;
};

const metrics = ['testUsers', ...tractionMetrics.filter((metric) => metric !== 'testUsers')] as const;
const weeks = Array.from({ length: 52 }, (_, week) => String(week + 1));

/** Reads and writes what the log shows. */
export const logAddress = addressCodec<LogChoice>({
  verdict: oneOf('verdict', experimentVerdicts),
  person: label('person'),
  week: oneOf('week', weeks),
  metric: either('show', metrics),
  test: { ...label('test'), narrows: false },
  page,
});

/** What the address shows of the log, and the way to something else. */
export const useLogAddress = () => useAddressChoice(logAddress);

import { round2 } from './contours';

/** A gauge in percent of its width: the own value as a bar, the others' as a notch, eleven weeks as ticks. */
export interface GaugeLayout {
  bar: number;
  notch: number;
  ticks: number[];
}

/** Lays out a gauge; what is beyond `max` stops at the end. */
export const layoutGauge = (value: number, median: number, max: number): GaugeLayout => {
  const share = (amount: number) => (max > 0 ? round2(Math.min(Math.max(amount / max, 0), 1) * 100) : 0);
  return {
    bar: share(value),
    notch: share(median),
    ticks: Array.from({ length: 12 }, (_, tick) => round2((tick * 100) / 11)),
  };
};

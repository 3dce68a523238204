import type { HTMLAttributes, ReactNode } from 'react';
import { round2 } from '../geometry/contours';
import { Legend, List, Plot } from './ScoreBars.styles';

/** A criterion with what the team got. */
export interface ScoreBarItem {
  key: string;
  name: ReactNode;
  /** How much it counts, such as "counts 30 %". */
  weight: ReactNode;
  /** 1 to 5. */
  value: number;
  /** The value as it is written, such as "4.6". */
  text: ReactNode;
  /** 1 to 5; left out where too few teams have one. */
  median?: number | undefined;
  /** Says the bar in words, such as "4.6 of 5, median 3.1". */
  label: string;
  /** What the nearest step stands for. */
  anchor?: ReactNode;
}

/** Props of {@link ScoreBars}; everything else goes to the root. */
export interface ScoreBarsProps extends HTMLAttributes<HTMLDivElement> {
  items: readonly ScoreBarItem[];
  /** The team's name, and such as "Median of 241". */
  labels: { own: ReactNode; median: ReactNode };
}

/** Percent of the plot that a score of 1 to 5 is from its left edge. */
const percentOf = (score: number) => round2(((score - 1) / 4) * 100);

/** Ticks at 1, 2, 3, 4 and 5. */
const ticks = [1, 2, 3, 4, 5];

/** What the jury gave: a bar from 1 to 5 for each criterion, with the median of all teams as a notch. */
export const ScoreBars = ({ items, labels, ...rest }: ScoreBarsProps) => (
  <div {...rest}>
    <Legend>
      <li>
        <svg width="11" height="11" aria-hidden>
          <rect data-own="" width="11" height="11" />
        </svg>
        {labels.own}
      </li>
      {items.some(({ median }) => median !== undefined) && (
        <li>
          <svg width="2" height="15" aria-hidden>
            <rect data-own="" width="2" height="15" />
          </svg>
          {labels.median}
        </li>
      )}
    </Legend>
    <List>
      {items.map(({ key, name, weight, value, text, median, label, anchor }) => (
        <li key={key}>
          <p>
            <b>{name}</b>
            <small>{weight}</small>
          </p>
          <Plot height="22" role="img" aria-label={label}>
            <line x2="100%" y1="18" y2="18" />
            {ticks.map((tick) => (
              <rect key={tick} data-tick="" x={`${percentOf(tick)}%`} y="17" width="1" height="5" />
            ))}
            <rect data-own="" y="4" width={`${percentOf(value)}%`} height="11" />
            {median !== undefined && (
              <>
                <rect data-gap="" x={`${percentOf(median)}%`} y="0" width="6" height="17" />
                <rect data-own="" data-notch="" x={`${percentOf(median)}%`} y="0" width="2" height="19" />
              </>
            )}
          </Plot>
          <strong>{text}</strong>
          {anchor && <span>{anchor}</span>}
        </li>
      ))}
    </List>
  </div>
);

import type { ReactNode } from 'react';
import { letterOfWeek } from '../geometry/eventPoster';
import { letterPath } from '../geometry/letters';
import { round2 } from '../geometry/contours';
import { Head, Part } from './MatrixHead.styles';
import type { MatrixColumn, MatrixLabels } from './weekMatrixTypes';

/** From the top of a bar to the ground. */
const stacked = ['open', 'missed', 'returned', 'handed_in', 'in_review', 'accepted'] as const;
const TALLEST = 64;

const letterWidth = 14;
const letterHeight = (week: number) => round2(12 * 1.09 ** (week - 1));

interface MatrixHeadProps {
  columns: readonly MatrixColumn[];
  rowCount: number;
  labels: MatrixLabels;
  selectAll: ReactNode;
}

/** The weeks above their columns, each with how all rows below it stand. */
export const MatrixHead = ({ columns, rowCount, labels, selectAll }: MatrixHeadProps) => (
  <Head data-head="" role="row" aria-rowindex={1}>
    <div role="columnheader" aria-colindex={1} data-select="">
      {selectAll}
    </div>
    <div role="columnheader" aria-colindex={2} data-name="">
      {labels.rows}
    </div>
    <div role="columnheader" aria-colindex={3} data-status="">
      {labels.status}
    </div>
    {columns.map(({ week, verb, isCurrent, counts, figure, label }, index) => {
      const parts = stacked.filter((state) => counts[state] > 0);
      return (
        <div
          key={week}
          role="columnheader"
          aria-colindex={index + 4}
          data-week={week}
          data-current={isCurrent ? '' : undefined}
        >
          <span data-said="">{label}</span>
          <span data-bar="" aria-hidden>
            {parts.map((state) => (
              <Part
                key={state}
                data-part={state}
                style={{ height: `${round2((counts[state] / Math.max(rowCount, 1)) * TALLEST)}px` }}
              />
            ))}
          </span>
          <b aria-hidden>{figure}</b>
          <span data-letter="" aria-hidden>
            <svg width={letterWidth} height={letterHeight(week)}>
              <path d={letterPath(letterOfWeek(week), letterWidth, letterHeight(week))} />
            </svg>
          </span>
          <small data-verb="" aria-hidden>
            {verb}
          </small>
        </div>
      );
    })}
    <div role="columnheader" aria-colindex={columns.length + 4} data-aside="">
      {labels.aside}
    </div>
  </Head>
);

import { memo } from 'react';
import { Checkbox } from '../Checkbox';
import { Line } from './MatrixRow.styles';
import type { MatrixColumn, MatrixLabels, MatrixRowContent } from './weekMatrixTypes';
import { WeekBar } from './WeekBar';

interface MatrixRowProps<Row> {
  /** From 0. */
  index: number;
  /** px from the first row. */
  top: number;
  row: Row;
  content: (row: Row) => MatrixRowContent;
  columns: readonly Pick<MatrixColumn, 'week' | 'isCurrent'>[];
  /** Which of its targets the Tab key reaches: 0 the name, then the weeks; null where the focus is in another row. */
  active: number | null;
  isSelected: boolean;
  labels: Pick<MatrixLabels, 'select'>;
  stripes: string;
  onSelect: (row: Row) => void;
  onOpen: (row: Row, week: number | undefined) => void;
}

function OneRow<Row>(props: MatrixRowProps<Row>) {
  const { index, top, row, content, columns, active, isSelected, labels, stripes, onSelect, onOpen } = props;
  const { name, mark, detail, status, aside, bars } = content(row);
  const target = (at: number) => ({ 'data-target': `${index} ${at}`, tabIndex: active === at ? 0 : -1 });
  return (
    <Line
      data-row=""
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" aria-colindex={1} data-select="">
        <Checkbox
          tabIndex={-1}
          aria-label={labels.select(name)}
          checked={isSelected}
          onChange={() => onSelect(row)}
        />
      </div>
      <div role="rowheader" aria-colindex={2} data-name="">
        <button type="button" {...target(0)} onClick={() => onOpen(row, undefined)}>
          {mark}
          <span>
            <b>{name}</b>
            {detail && <small>{detail}</small>}
          </span>
        </button>
      </div>
      <div role="gridcell" aria-colindex={3} data-status="">
        {status}
      </div>
      {columns.map(({ week, isCurrent }, at) => {
        const { label, ...bar } = bars[at] ?? { state: 'next' as const, label: '' };
        return (
          <div
            key={week}
            role="gridcell"
            aria-colindex={at + 4}
            data-week={week}
            data-current={isCurrent ? '' : undefined}
            style={{ '--column': at + 2 } as object}
          >
            <button type="button" aria-label={label} {...target(at + 1)} onClick={() => onOpen(row, week)}>
              <WeekBar week={week} stripes={stripes} {...bar} />
            </button>
          </div>
        );
      })}
      <div role="gridcell" aria-colindex={columns.length + 4} data-aside="">
        {aside}
      </div>
    </Line>
  );
}

/** A team with its weeks; one line, below 48em two. Drawn anew where something of it changed, not for each step of scrolling. */
export const MatrixRow = memo(OneRow) as typeof OneRow;

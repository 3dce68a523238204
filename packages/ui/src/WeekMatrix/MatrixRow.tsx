import { Checkbox } from '../Checkbox';
import { Row } from './MatrixRow.styles';
import type { MatrixColumn, MatrixLabels, MatrixRowContent } from './weekMatrixTypes';
import { WeekBar } from './WeekBar';

interface MatrixRowProps {
  /** From 0. */
  index: number;
  /** px from the first row. */
  top: number;
  content: MatrixRowContent;
  columns: readonly Pick<MatrixColumn, 'week' | 'isCurrent'>[];
  /** Which of its targets the Tab key reaches: 0 the name, then the weeks; null where the focus is in another row. */
  active: number | null;
  isSelected: boolean;
  labels: Pick<MatrixLabels, 'select'>;
  stripes: string;
  onSelect: () => void;
  onOpen: (week: number | undefined) => void;
}

/** A team with its weeks; one line, below 48em two. */
export const MatrixRow = (props: MatrixRowProps) => {
  const { index, top, content, columns, active, isSelected, labels, stripes, onSelect, onOpen } = props;
  const { name, mark, detail, status, aside, bars } = content;
  const target = (at: number) => ({ 'data-target': `${index} ${at}`, tabIndex: active === at ? 0 : -1 });
  return (
    <Row
      data-row=""
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" aria-colindex={1} data-select="">
        <Checkbox tabIndex={-1} aria-label={labels.select(name)} checked={isSelected} onChange={onSelect} />
      </div>
      <div role="rowheader" aria-colindex={2} data-name="">
        <button type="button" {...target(0)} onClick={() => onOpen(undefined)}>
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
            <button type="button" aria-label={label} {...target(at + 1)} onClick={() => onOpen(week)}>
              <WeekBar week={week} stripes={stripes} {...bar} />
            </button>
          </div>
        );
      })}
      <div role="gridcell" aria-colindex={columns.length + 4} data-aside="">
        {aside}
      </div>
    </Row>
  );
};

import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { HTMLAttributes, Key, KeyboardEvent, FocusEvent } from 'react';
import { Checkbox } from '../Checkbox';
import { ReviewStripes } from '../WeekShape';
import { MatrixHead } from './MatrixHead';
import { targetAfter, type MatrixTarget } from './matrixKeys';
import { MatrixLegend } from './MatrixLegend';
import { MatrixRow } from './MatrixRow';
import { clearOf, rowHeights } from './MatrixRow.styles';
import { Body, Frame, Root, Stripes } from './WeekMatrix.styles';
import type { MatrixColumn, MatrixLabels, MatrixRowContent } from './weekMatrixTypes';

/** Props of {@link WeekMatrix}; everything else goes to the root. */
export interface WeekMatrixProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'content' | 'onSelect'> {
  /** Names the grid. */
  label: string;
  columns: readonly MatrixColumn[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Asked for rows in sight only. */
  content: (row: Row) => MatrixRowContent;
  selected: ReadonlySet<Key>;
  onSelect: (keys: ReadonlySet<Key>) => void;
  /** A week that was pressed, or none for the row. */
  onOpen: (row: Row, week: number | undefined) => void;
  /** E on a week, or on the row. */
  onExtend: (row: Row, week: number | undefined) => void;
  labels: MatrixLabels;
}

const wide = '(min-width: 48em)';
const subscribeToWidth = (onChange: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const toggled = (keys: ReadonlySet<Key>, key: Key) => {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
};

const targetOf = (element: Element): MatrixTarget | undefined => {
  const [row, column] = element.getAttribute('data-target')?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
};

/** Where the list begins on the page, which changes with what stands above it. */
function usePageTop() {
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  return [ref, top] as const;
}

/**
 * Teams by weeks. Only rows near the window are drawn; arrows, Home, End and the page keys move through all of them, Enter opens,
 * X selects and E extends.
 */
export function WeekMatrix<Row>(props: WeekMatrixProps<Row>) {
  const { label, columns, rows, rowKey, content, selected, onSelect, onOpen, onExtend, labels, ...rest } =
    props;
  const stripes = useId();
  const isWide = useSyncExternalStore(subscribeToWidth, () => matchMedia(wide).matches);
  const rowHeight = isWide ? rowHeights.wide : rowHeights.phone;
  const [body, top] = usePageTop();
  const [focus, setFocus] = useState<MatrixTarget>({ row: 0, column: 0 });
  const wanted = useRef<MatrixTarget>(undefined);
  const active = { ...focus, row: Math.min(focus.row, Math.max(rows.length - 1, 0)) };
  // oxlint-disable-next-line react/incompatible-library -- rows are asked for in every render, and nothing memoized keeps them
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: top,
    scrollPaddingStart: isWide ? clearOf.wide : clearOf.phone,
    scrollPaddingEnd: clearOf.below,
    // The one with the focus stays drawn however far one scrolls.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return rows.length > 0 && !drawn.includes(active.row)
        ? [...drawn, active.row].sort((a, b) => a - b)
        : drawn;
    },
  });
  useEffect(() => {
    virtual.measure();
  }, [virtual, rowHeight]);
  useLayoutEffect(() => {
    const target = wanted.current;
    if (!target) return;
    wanted.current = undefined;
    body.current
      ?.querySelector<HTMLElement>(`[data-target="${target.row} ${target.column}"]`)
      ?.focus({ preventScroll: true });
  });

  const select = useCallback(
    (row: Row) => onSelect(toggled(selected, rowKey(row))),
    [onSelect, selected, rowKey],
  );
  const handleKey = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? targetOf(event.target) : undefined;
    const row = target && rows[target.row];
    if (!target || row === undefined || event.altKey || event.metaKey) return;
    const key = event.key.toLowerCase();
    const week = columns[target.column - 1]?.week;
    if (key === 'x' && !event.ctrlKey) select(row);
    else if (key === 'e' && !event.ctrlKey) onExtend(row, week);
    else {
      const page = Math.max(Math.floor(window.innerHeight / rowHeight) - 2, 1);
      const size = { rows: rows.length, columns: columns.length, page };
      const next = targetAfter(event.key, target, size, event.ctrlKey);
      if (!next) return;
      wanted.current = next;
      setFocus(next);
      virtual.scrollToIndex(next.row, { align: 'auto' });
    }
    event.preventDefault();
  };
  const handleFocus = (event: FocusEvent) => {
    const target = targetOf(event.target);
    if (target && (target.row !== focus.row || target.column !== focus.column)) setFocus(target);
  };

  const count = rows.filter((row) => selected.has(rowKey(row))).length;
  const isAll = count > 0 && count === rows.length;
  const selectAll = () => {
    const shown = new Set(rows.map(rowKey));
    const others = [...selected].filter((key) => !shown.has(key));
    onSelect(new Set(isAll ? others : [...others, ...shown]));
  };
  return (
    <Frame {...rest}>
      <Stripes width="0" height="0" aria-hidden>
        <defs>
          <ReviewStripes id={stripes} step={5} />
        </defs>
      </Stripes>
      <Root
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 4}
        aria-multiselectable
        style={{ '--weeks': columns.length }}
      >
        <MatrixHead
          columns={columns}
          rowCount={rows.length}
          labels={labels}
          selectAll={
            <Checkbox
              aria-label={labels.all}
              checked={isAll}
              isMixed={count > 0 && !isAll}
              onChange={selectAll}
            />
          }
        />
        <Body
          ref={body}
          role="rowgroup"
          style={{ height: `${virtual.getTotalSize()}px` }}
          onKeyDown={handleKey}
          onFocus={handleFocus}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const key = rowKey(row);
            return (
              <MatrixRow
                key={key}
                index={index}
                top={start - virtual.options.scrollMargin}
                row={row}
                content={content}
                columns={columns}
                active={index === active.row ? active.column : null}
                isSelected={selected.has(key)}
                labels={labels}
                stripes={stripes}
                onSelect={select}
                onOpen={onOpen}
              />
            );
          })}
        </Body>
      </Root>
      <MatrixLegend labels={labels} stripes={stripes} />
    </Frame>
  );
}

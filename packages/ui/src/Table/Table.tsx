import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, Key, ReactNode } from 'react';
import { Checkbox } from '../Checkbox';
import { Root } from './Table.styles';

/** What becomes of a column below 62em: it leads the item, follows as a small line, stands right of the title, or goes. */
export const columnRoles = ['title', 'meta', 'action', 'hidden'] as const;

/** A column of a {@link Table}. */
export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  columnRole: (typeof columnRoles)[number];
  isSortable?: boolean;
}

/** By which column a table is sorted. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Which rows are selected, by their keys; everything done with them is up to the caller. */
export interface TableSelection<Row> {
  keys: ReadonlySet<Key>;
  onChange: (keys: ReadonlySet<Key>) => void;
  labels: { all: string; row: (row: Row) => string };
}

/** Props of {@link Table}; everything else goes to the `<table>`. */
export interface TableProps<Row> extends ComponentProps<'table'> {
  /** Says what the rows are; read aloud, not shown. */
  caption: ReactNode;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: TableSort | undefined;
  onSort?: (sort: TableSort) => void;
  /** Every row gets a box to tick, the head one for all rows that are shown. */
  selection?: TableSelection<Row> | undefined;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown };

interface HeadCellProps {
  column: Pick<TableColumn<never>, 'key' | 'header' | 'columnRole' | 'isSortable'>;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

const HeadCell = ({ column, sort, onSort }: HeadCellProps) => {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Icon = direction ? sortIcons[direction] : ArrowUpDown;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" aria-sort={direction} data-column={column.columnRole}>
      {column.isSortable && onSort ? (
        <button type="button" onClick={() => onSort({ key: column.key, direction: next })}>
          {column.header}
          <Icon size={14} strokeWidth={1.75} aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
};

interface SelectAllProps {
  shown: readonly Key[];
  selection: TableSelection<never>;
}

const SelectAll = ({ shown, selection: { keys, onChange, labels } }: SelectAllProps) => {
  const count = shown.filter((key) => keys.has(key)).length;
  const isAll = count > 0 && count === shown.length;
  const handleChange = () => {
    const others = [...keys].filter((key) => !shown.includes(key));
    onChange(new Set(isAll ? others : [...others, ...shown]));
  };
  return (
    <th role="columnheader" scope="col" data-column="select">
      <Checkbox
        aria-label={labels.all}
        checked={isAll}
        isMixed={count > 0 && !isAll}
        onChange={handleChange}
      />
    </th>
  );
};

const toggled = (keys: ReadonlySet<Key>, key: Key) => {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Rows of data; below 62em each row becomes an item of a few lines. The roles are written out, since such a layout would take them away. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, columns, rows, rowKey, sort, onSort, selection, ...rest } = props;
  return (
    <Root role="table" data-selectable={selection ? '' : undefined} {...rest}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {selection && <SelectAll shown={rows.map(rowKey)} selection={selection} />}
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => {
          const rowId = rowKey(row);
          const isSelected = selection?.keys.has(rowId) ?? false;
          return (
            <tr role="row" key={rowId} data-selected={isSelected ? '' : undefined}>
              {selection && (
                <td role="cell" data-column="select">
                  <Checkbox
                    aria-label={selection.labels.row(row)}
                    checked={isSelected}
                    onChange={() => selection.onChange(toggled(selection.keys, rowId))}
                  />
                </td>
              )}
              {columns.map(({ key, cell, columnRole }) => (
                <td role="cell" key={key} data-column={columnRole}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </Root>
  );
};

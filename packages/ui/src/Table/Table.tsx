import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, Key, ReactNode } from 'react';
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

/** Props of {@link Table}; everything else goes to the `<table>`. */
export interface TableProps<Row> extends ComponentProps<'table'> {
  /** Says what the rows are; read aloud, not shown. */
  caption: ReactNode;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  sort?: TableSort | undefined;
  onSort?: (sort: TableSort) => void;
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

/** Rows of data; below 62em each row becomes an item of a few lines. The roles are written out, since such a layout would take them away. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, columns, rows, rowKey, sort, onSort, ...rest } = props;
  return (
    <Root role="table" {...rest}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={rowKey(row)}>
            {columns.map(({ key, cell, columnRole }) => (
              <td role="cell" key={key} data-column={columnRole}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
};

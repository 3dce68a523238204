import { media, Table, type TableColumn, type TableSelection, type TableSort } from '@grow/ui';
import type { Key } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div<{ $indent: string | undefined }>`
  transition: opacity var(--time-quick);
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  ${media.belowLg} {
    /* Below the name, beside the picture. */
    td[data-column='meta'] {
      ${({ $indent }) => $indent && `padding-left: ${$indent};`}
    }
    td:empty {
      display: none;
    }
  }
`;

/** What stands in a table only: below 62em, where each row becomes an item of a few lines, something else says it. */
export const InTable = styled.span`
  ${media.belowLg} {
    display: none;
  }
`;

/** What stands in such an item only: its column has gone there. */
export const InList = styled.span`
  ${media.lg} {
    display: none;
  }
`;

type Order<By extends string> = { readonly by: By; readonly isDescending: boolean };

type ListTableProps<Item, By extends string> = {
  caption: string;
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  itemKey: (item: Item) => Key;
  /** The page before is shown while the next one loads. */
  isBusy: boolean;
  sort: Order<By>;
  /** What the backend can sort by: the keys of those columns. */
  sorts: readonly By[];
  onSort: (sort: Order<By>) => void;
  /** Which entries are selected, where that is possible. */
  selection?: TableSelection<Item>;
  /** How far small lines of an item are indented, as a length: the picture before the name and its gap. */
  indent?: string;
};

/** A page of a list that the backend sorts; below 62em each row becomes an item of a few lines. */
export function ListTable<Item, By extends string>(props: ListTableProps<Item, By>) {
  const { caption, columns, items, itemKey, isBusy, sort, sorts, onSort, selection, indent } = props;
  const handleSort = ({ key, direction }: TableSort) => {
    const by = sorts.find((column) => column === key);
    if (by) onSort({ by, isDescending: direction === 'descending' });
  };
  return (
    <Frame aria-busy={isBusy} $indent={indent}>
      <Table
        caption={caption}
        columns={columns}
        rows={items}
        rowKey={itemKey}
        sort={{ key: sort.by, direction: sort.isDescending ? 'descending' : 'ascending' }}
        onSort={handleSort}
        selection={selection}
      />
    </Frame>
  );
}

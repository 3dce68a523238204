import type { Page } from '@grow/core';
import { Button, EmptyState } from '@grow/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages';

/** A page of entries, of which there is one at least. */
export type ListedPage<Item> = {
  readonly items: readonly Item[];
  readonly total: number;
  readonly pages: number;
  /** The places of the first and the last entry in the whole list, from 1. */
  readonly from: number;
  readonly to: number;
  /** The page before stays on the screen until the one asked for is there. */
  readonly isBusy: boolean;
};

/** The address asks for a page behind the last one. */
export type BeyondWords = {
  readonly title: string;
  readonly toLast: string;
  readonly detail?: (total: number, pages: number) => string;
};

export type ListStateProps<Item> = {
  result: UseQueryResult<Page<Item>>;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  skeleton: ReactNode;
  failed: (error: unknown) => ReactNode;
  /** What stands there where the list has no entries at all. */
  nothing: ReactNode;
  beyond?: BeyondWords;
  onPage: (page: number) => void;
  children: (page: ListedPage<Item>) => ReactNode;
};

/** A page of a list in each of its states: failed, loading, without entries, behind the end, or its entries. */
export function ListState<Item>(props: ListStateProps<Item>) {
  const { result, page, pageSize, skeleton, failed, nothing, beyond, onPage, children } = props;
  const { data, error, isError, isPlaceholderData } = result;
  if (isError && (!data || isPlaceholderData)) return failed(error);
  if (!data) return skeleton;
  const { items, total } = data;
  if (total === 0) return nothing;
  const pages = Math.ceil(total / pageSize);
  if (items.length === 0) {
    return (
      <EmptyState
        title={beyond?.title ?? m.people_beyond()}
        description={beyond?.detail?.(total, pages)}
        action={
          <Button size="sm" onClick={() => onPage(pages)}>
            {beyond?.toLast ?? m.people_last_page()}
          </Button>
        }
      />
    );
  }
  const from = (page - 1) * pageSize + 1;
  return children({ items, total, pages, from, to: from + items.length - 1, isBusy: isPlaceholderData });
}

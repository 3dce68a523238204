import { useLocale } from '@grow/shell';
import { Button, EmptyState, Pagination, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../paraglide/messages';
import { ListState, type ListedPage, type ListStateProps } from './ListState';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  min-height: 32px;
  margin-bottom: 8px;
  &[data-action] {
    gap: 8px 16px;
    min-height: 44px;
    & > :last-child {
      margin-left: auto;
    }
  }
`;

type NothingWords = { readonly title: string; readonly description: string };

type ListPageProps<Item> = Pick<
  ListStateProps<Item>,
  'result' | 'page' | 'pageSize' | 'failed' | 'beyond' | 'onPage'
> & {
  /** Whether anything is chosen that leaves entries out. */
  isNarrowed: boolean;
  onClear: () => void;
  words: {
    /** How many there are; `count` is the number as the language writes it. */
    readonly total: (total: number, count: string) => string;
    readonly clear: string;
    /** Names the steps through the pages. */
    readonly pages: string;
    /** Nothing is listed at all. */
    readonly empty: NothingWords;
    /** Nothing is found. */
    readonly none: NothingWords;
  };
  /** What can be done besides, such as adding an entry. */
  action?: ReactNode;
  /** The whole list as a file, where there is anything in it. */
  file?: ReactNode;
  /** Draws the entries; `position` says in words which of how many they are. */
  children: (page: ListedPage<Item> & { readonly position: string }) => ReactNode;
};

/** A list of an organiser: how many there are, one page of them, and the steps to the others. */
export function ListPage<Item>(props: ListPageProps<Item>) {
  const { isNarrowed, onClear, words, action, file, children, ...state } = props;
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const clear = (
    <Button size="sm" onClick={onClear}>
      {words.clear}
    </Button>
  );
  return (
    <section>
      <ListState
        {...state}
        skeleton={
          <SkeletonGroup label={m.loading()}>
            {Array.from({ length: 8 }, (_, row) => (
              <Skeleton key={row} shape="control" />
            ))}
          </SkeletonGroup>
        }
        nothing={
          isNarrowed ? (
            <EmptyState {...words.none} action={clear} />
          ) : (
            <EmptyState {...words.empty} action={action} />
          )
        }
      >
        {(listed) => {
          const { total, pages, from, to } = listed;
          const position = m.people_position({ from: number(from), to: number(to), total: number(total) });
          return (
            <>
              <Head data-action={action || file ? '' : undefined}>
                {/* What the focus goes to once the button that clears is gone. */}
                <Text as="h2" step="ui" aria-live="polite">
                  <b>{words.total(total, number(total))}</b>
                </Text>
                {isNarrowed && clear}
                {action}
                {file}
              </Head>
              {children({ ...listed, position })}
              {pages > 1 && (
                <Pagination
                  page={state.page}
                  pageCount={pages}
                  position={position}
                  onChange={state.onPage}
                  labels={{ navigation: words.pages, previous: m.people_previous(), next: m.people_next() }}
                />
              )}
            </>
          );
        }}
      </ListState>
    </section>
  );
}

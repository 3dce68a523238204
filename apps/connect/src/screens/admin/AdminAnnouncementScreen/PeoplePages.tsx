import { PEOPLE_PAGE } from '@grow/core/announcement-admin';
import { productQueryOptions } from '@grow/core/query';
import { Button, PersonList, Skeleton, SkeletonGroup } from '@grow/ui';
import { useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

type PeoplePagesProps<Person> = {
  queryKey: QueryKey;
  /** The page behind somebody, or the first. */
  read: (after: Person | undefined) => Promise<Person[]>;
  /** One of them, with a key. */
  children: (person: Person) => ReactNode;
};

/** People page after page, as far as somebody asks for them. */
export function PeoplePages<Person>({ queryKey, read, children }: PeoplePagesProps<Person>) {
  const pages = useInfiniteQuery<Person[], Error, InfiniteData<Person[]>, QueryKey, Person | undefined>({
    queryKey,
    // Of a type that is not known yet the library does not say that the page before gave it.
    queryFn: async ({ pageParam }) => read(pageParam as Person | undefined),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.length < PEOPLE_PAGE ? undefined : page.at(-1)),
    ...productQueryOptions,
  });
  if (pages.isError) return <FailedPart error={pages.error} />;
  if (!pages.data) {
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <PersonList>{pages.data.pages.flat().map(children)}</PersonList>
      {pages.hasNextPage && (
        <Button
          isBusy={pages.isFetchingNextPage}
          busyLabel={m.loading()}
          onClick={() => void pages.fetchNextPage()}
        >
          {m.announce_more()}
        </Button>
      )}
    </>
  );
}

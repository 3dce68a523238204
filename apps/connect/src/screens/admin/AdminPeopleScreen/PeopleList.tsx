import type { ListedPerson } from '@grow/core/people';
import { useLocale, useUserId } from '@grow/shell';
import type { ReactNode } from 'react';
import {
  peopleList,
  PEOPLE_PER_PAGE,
  usePeople,
  usePeopleFile,
  type PeopleSearch,
} from '../../../features/people';
import { ListFileButton } from '../../../shared/file';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import { ListPage } from '../../../shared/list';
import type { SelectionOf } from '../../../features/bulk';
import type { PeopleViewFilter } from '@grow/core/bulk';
import type { PersonAction } from './personActions';
import { PeopleTable } from './PeopleTable';

type PeopleListProps = {
  search: PeopleSearch;
  onChoose: (changes: Partial<PeopleSearch>) => void;
  onAction: (person: ListedPerson, action: PersonAction) => void;
  selection: SelectionOf<PeopleViewFilter>;
  /** What is done with those who are selected; it gets how many the list has. */
  bulk: (total: number) => ReactNode;
};

/** The page of people that the address asks for, with how many there are in all. */
export function PeopleList({ search, onChoose, onAction, selection, bulk }: PeopleListProps) {
  const { locale } = useLocale();
  const ownId = useUserId();
  const file = usePeopleFile(search);
  const number = (value: number) => value.toLocaleString(locale);
  const none = { title: m.people_empty(), description: m.people_empty_detail() };
  const result = usePeople(search);
  return (
    <>
      <ListPage
        result={result}
        page={search.page}
        pageSize={PEOPLE_PER_PAGE}
        failed={(error) => <FailedPart error={error} />}
        isNarrowed={peopleList.isNarrowed(search)}
        file={<ListFileButton make={file} />}
        onPage={(page) => onChoose({ page })}
        onClear={() => onChoose(peopleList.none)}
        words={{
          total: (total, count) => (total === 1 ? m.people_count_one() : m.people_count({ count })),
          clear: m.people_clear(),
          pages: m.people_pages(),
          empty: none,
          none,
        }}
        beyond={{
          title: m.people_beyond(),
          detail: (total, pages) => m.people_beyond_detail({ count: number(total), pages: number(pages) }),
          toLast: m.people_last_page(),
        }}
      >
        {({ items, isBusy, position }) => (
          <PeopleTable
            selection={{
              keys: selection.keysOf(items.map(({ userId }) => userId)),
              onChange: (keys) =>
                selection.change(
                  items.map(({ userId }) => userId),
                  keys,
                ),
            }}
            people={items}
            isBusy={isBusy}
            ownId={ownId}
            position={position}
            sort={search.sort}
            onSort={(sort) => onChoose({ sort })}
            onAction={onAction}
          />
        )}
      </ListPage>
      {bulk(result.data?.total ?? 0)}
    </>
  );
}

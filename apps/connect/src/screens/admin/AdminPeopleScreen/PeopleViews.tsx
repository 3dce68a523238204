import { usePeopleViews, ViewsRow } from '../../../features/bulk';
import { peopleList, peopleViewFilter, usePeopleCounts, type PeopleSearch } from '../../../features/people';
import { m } from '../../../paraglide/messages';

type PeopleViewsProps = {
  search: PeopleSearch;
  onChoose: (changes: Partial<PeopleSearch>) => void;
};

/** Saved filters of the list of people. */
export function PeopleViews({ search, onChoose }: PeopleViewsProps) {
  const { views, save, replace, remove } = usePeopleViews();
  return (
    <ViewsRow
      views={views}
      filter={peopleViewFilter(search)}
      isNarrowed={peopleList.isNarrowed(search)}
      all={m.view_everybody()}
      allCount={usePeopleCounts(peopleList.none)?.everybody}
      onChoose={(filter) => onChoose({ ...peopleViewFilter(peopleList.none), ...filter, page: 1 })}
      onSave={save.send}
      onReplace={replace.run}
      onRemove={remove.run}
    />
  );
}

import { mentorSorts, mentorStates } from '@grow/core/mentor-proposal';
import { mentorStateWords, type MentorChoice } from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';
import { FilterRow, FilterSelect, type Choose } from '../../../shared/list';

const sortWords = {
  name: m.matching_sort_name,
  free: m.matching_sort_free,
  waiting: m.matching_sort_waiting,
  visit: m.matching_sort_visit,
} as const;

type MentorFiltersProps = {
  choice: MentorChoice;
  onChoose: Choose<MentorChoice>;
};

/** Which mentors to show, by words and by state, and in which order. */
export function MentorFilters({ choice, onChoose }: MentorFiltersProps) {
  return (
    <FilterRow
      search={choice.search}
      label={m.matching_search()}
      hint={m.matching_search_hint()}
      selects="210px 210px"
      onSearch={(search) => onChoose({ search }, { isTyping: true })}
    >
      <FilterSelect
        label={m.matching_state()}
        all={m.matching_every_state()}
        value={choice.state}
        values={mentorStates}
        wordsOf={(state) => mentorStateWords[state]()}
        onChoose={(state) => onChoose({ state })}
      />
      <FilterSelect
        label={m.matching_sort()}
        value={choice.sort.by}
        values={mentorSorts}
        wordsOf={(sort) => sortWords[sort]()}
        onChoose={(by = 'name') => onChoose({ sort: { by, isDescending: by === 'waiting' } })}
      />
    </FilterRow>
  );
}

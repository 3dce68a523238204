import { mentorSorts, mentorStates } from '@grow/core/mentor-proposal';
import { Field, media, SearchInput } from '@grow/ui';
import { styled } from 'styled-components';
import { mentorStateWords, type MentorChoice } from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';
import { FilterSelect, useSearchBox } from '../../../shared/list';

const Row = styled.form`
  display: grid;
  gap: 16px 12px;
  margin-bottom: 20px;
  grid-template-columns: 1fr 1fr;
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 210px 210px;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const sortWords = {
  name: m.matching_sort_name,
  free: m.matching_sort_free,
  waiting: m.matching_sort_waiting,
  visit: m.matching_sort_visit,
} as const;

type MentorFiltersProps = {
  choice: MentorChoice;
  onChoose: (changes: Partial<MentorChoice>, options?: { isTyping?: boolean }) => void;
};

/** Which mentors to show, by words and by state, and in which order. */
export function MentorFilters({ choice, onChoose }: MentorFiltersProps) {
  const box = useSearchBox(choice.search, (search) => onChoose({ search }, { isTyping: true }));
  return (
    <Row {...box.form}>
      <Field label={m.matching_search()}>
        <SearchInput placeholder={m.matching_search_hint()} {...box.input} />
      </Field>
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
    </Row>
  );
}

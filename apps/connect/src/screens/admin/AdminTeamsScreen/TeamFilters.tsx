import { teamStatuses } from '@grow/core/team';
import { Field, media, SearchInput } from '@grow/ui';
import { styled } from 'styled-components';
import { statusWords, teamPlaces, type TeamChoice } from '../../../features/teamAdmin';
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
    grid-template-columns: minmax(0, 1fr) 190px 240px;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const seatWords = { open: m.orga_places_open, full: m.orga_places_full } as const;

type TeamFiltersProps = {
  choice: TeamChoice;
  onChoose: (changes: Partial<TeamChoice>, options?: { isTyping?: boolean }) => void;
};

/** Which teams to show: by words, by status, by places. */
export function TeamFilters({ choice, onChoose }: TeamFiltersProps) {
  const box = useSearchBox(choice.search, (search) => onChoose({ search }, { isTyping: true }));
  return (
    <Row {...box.form}>
      <Field label={m.orga_search()}>
        <SearchInput placeholder={m.orga_search_hint()} {...box.input} />
      </Field>
      <FilterSelect
        label={m.orga_status()}
        all={m.orga_every_status()}
        value={choice.status}
        values={teamStatuses}
        wordsOf={(status) => statusWords[status]()}
        onChoose={(status) => onChoose({ status })}
      />
      <FilterSelect
        label={m.orga_places()}
        all={m.orga_every_places()}
        value={choice.seats}
        values={teamPlaces}
        wordsOf={(one) => seatWords[one]()}
        onChoose={(seats) => onChoose({ seats })}
      />
    </Row>
  );
}

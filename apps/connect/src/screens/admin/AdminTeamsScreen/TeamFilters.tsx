import { teamStatuses } from '@grow/core/team';
import { statusWords, teamPlaces, type TeamChoice } from '../../../features/teamAdmin';
import { m } from '../../../paraglide/messages';
import { FilterRow, FilterSelect, type Choose } from '../../../shared/list';

const seatWords = { open: m.orga_places_open, full: m.orga_places_full } as const;

type TeamFiltersProps = {
  choice: TeamChoice;
  onChoose: Choose<TeamChoice>;
};

/** Which teams to show: by words, by status, by places. */
export function TeamFilters({ choice, onChoose }: TeamFiltersProps) {
  return (
    <FilterRow
      search={choice.search}
      label={m.orga_search()}
      hint={m.orga_search_hint()}
      selects="190px 240px"
      onSearch={(search) => onChoose({ search }, { isTyping: true })}
    >
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
    </FilterRow>
  );
}

import { teamStatuses } from '@grow/core/team';
import { teamListStates } from '@grow/core/team-admin';
import { statusWords, teamPlaces, teamStateWords, type TeamChoice } from '../../../features/teamAdmin';
import { m } from '../../../paraglide/messages';
import { FilterRow, FilterSelect, type Choose } from '../../../shared/list';

const seatWords = { open: m.orga_places_open, full: m.orga_places_full } as const;

type TeamFiltersProps = {
  choice: TeamChoice;
  onChoose: Choose<TeamChoice>;
};

/** Which teams to show: by words, by status, by places, by what organisers look for. */
export function TeamFilters({ choice, onChoose }: TeamFiltersProps) {
  return (
    <FilterRow
      search={choice.search}
      label={m.orga_search()}
      hint={m.orga_search_hint()}
      selects="170px 200px 200px"
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
      <FilterSelect
        label={m.orga_state()}
        all={m.orga_every_state()}
        value={choice.state}
        values={teamListStates}
        wordsOf={(state) => teamStateWords[state]()}
        onChoose={(state) => onChoose({ state })}
      />
    </FilterRow>
  );
}

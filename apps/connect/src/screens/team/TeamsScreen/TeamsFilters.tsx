import { personSorts, teamSorts, type TeamSort } from '@grow/core/search';
import { teamStages } from '@grow/core/team';
import { media, SearchInput, Select } from '@grow/ui';
import { styled } from 'styled-components';
import {
  sortWords,
  stageWords,
  useTeamFacets,
  type ChooseTeams,
  type TeamsAddress,
} from '../../../features/teamSearch';
import { m } from '../../../paraglide/messages';
import { FilterSelect, useSearchBox } from '../../../shared/list';

const Row = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  & > :first-child {
    grid-column: 1 / -1;
  }
  select {
    font-size: 0.9375rem;
  }
  ${media.lg} {
    display: flex;
    & > :first-child {
      flex: 1;
      min-width: 0;
    }
    & > :not(:first-child) {
      flex: 0 1 auto;
      max-width: 13rem;
    }
    /* The city: as wide before the cities are known as after. */
    & > :nth-child(2) {
      width: 10rem;
    }
  }
`;

type TeamsFiltersProps = { address: TeamsAddress; onChoose: ChooseTeams };

/** The cities of the list; one that the address names and the list does not know stays choosable. */
function useCities({ view, city }: TeamsAddress): string[] {
  const { data: facets } = useTeamFacets();
  const known = facets?.[view].cities.map((facet) => facet.city) ?? [];
  const all = city === undefined || known.includes(city) ? known : [...known, city];
  return [...all].sort((a, b) => a.localeCompare(b));
}

function TeamSelects({ address, onChoose }: TeamsFiltersProps) {
  return (
    <>
      <FilterSelect
        isBare
        label={m.teams_stage()}
        all={m.teams_every_stage()}
        value={address.stage}
        values={teamStages}
        wordsOf={(stage) => stageWords[stage]()}
        onChoose={(stage) => onChoose({ stage })}
      />
      <Select
        aria-label={m.teams_open()}
        value={address.isOpen ? 'yes' : ''}
        onChange={({ target }) => onChoose({ isOpen: target.value === 'yes' })}
      >
        <option value="">{m.teams_any_places()}</option>
        <option value="yes">{m.teams_only_open()}</option>
      </Select>
    </>
  );
}

/** Which teams or people to show, by words and by choice, and in which order. */
export function TeamsFilters({ address, onChoose }: TeamsFiltersProps) {
  const isTeams = address.view === 'teams';
  const cities = useCities(address);
  const box = useSearchBox(address.text, (text) => onChoose({ text }, { isTyping: true }));
  return (
    <Row {...box.form}>
      <SearchInput
        aria-label={isTeams ? m.teams_search() : m.teams_search_people()}
        placeholder={isTeams ? m.teams_search_hint() : m.teams_search_people_hint()}
        {...box.input}
      />
      <FilterSelect
        isBare
        label={m.teams_city()}
        all={m.teams_every_city()}
        value={address.city}
        values={cities}
        onChoose={(city) => onChoose({ city })}
      />
      {isTeams && <TeamSelects address={address} onChoose={onChoose} />}
      <FilterSelect<TeamSort>
        isBare
        label={m.teams_sort()}
        value={address.sort}
        values={isTeams ? teamSorts : personSorts}
        wordsOf={(sort) => sortWords[sort]()}
        onChoose={(sort) => onChoose({ sort: sort ?? 'match' })}
      />
    </Row>
  );
}

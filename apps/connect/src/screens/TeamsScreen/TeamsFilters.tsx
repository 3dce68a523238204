import { personSorts, teamSorts, teamStages } from '@grow/core';
import { media, SearchInput, Select } from '@grow/ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useTypedSearch } from '../../features/people';
import {
  sortWords,
  stageWords,
  useTeamFacets,
  type ChooseTeams,
  type TeamsAddress,
} from '../../features/teamSearch';
import { m } from '../../paraglide/messages';

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
      <Select
        aria-label={m.teams_stage()}
        value={address.stage ?? ''}
        onChange={({ target }) => onChoose({ stage: teamStages.find((one) => one === target.value) })}
      >
        <option value="">{m.teams_every_stage()}</option>
        {teamStages.map((stage) => (
          <option key={stage} value={stage}>
            {stageWords[stage]()}
          </option>
        ))}
      </Select>
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
  const box = useTypedSearch(address.text, (text) => onChoose({ text }, { isTyping: true }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    box.tellNow();
  };
  return (
    <Row role="search" onSubmit={handleSubmit}>
      <SearchInput
        aria-label={isTeams ? m.teams_search() : m.teams_search_people()}
        value={box.typed}
        placeholder={isTeams ? m.teams_search_hint() : m.teams_search_people_hint()}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onChange={(event) => box.setTyped(event.target.value)}
      />
      <Select
        aria-label={m.teams_city()}
        value={address.city ?? ''}
        onChange={({ target }) => onChoose({ city: target.value || undefined })}
      >
        <option value="">{m.teams_every_city()}</option>
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </Select>
      {isTeams && <TeamSelects address={address} onChoose={onChoose} />}
      <Select
        aria-label={m.teams_sort()}
        value={address.sort}
        onChange={({ target }) =>
          onChoose({ sort: teamSorts.find((one) => one === target.value) ?? 'match' })
        }
      >
        {(isTeams ? teamSorts : personSorts).map((sort) => (
          <option key={sort} value={sort}>
            {sortWords[sort]()}
          </option>
        ))}
      </Select>
    </Row>
  );
}

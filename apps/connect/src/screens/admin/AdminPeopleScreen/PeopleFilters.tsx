import { peopleStates } from '@grow/core/people';
import { dateWithYearInWords } from '@grow/core/time';
import { roleWord, useLocale } from '@grow/shell';
import {
  badgeRoles,
  Button,
  ButtonLink,
  Chip,
  ChipRow,
  Field,
  FilterTag,
  media,
  SearchInput,
} from '@grow/ui';
import { MailPlus, Upload } from 'lucide-react';
import { styled } from 'styled-components';
import { stateWords, usePeopleCounts, type PeopleSearch } from '../../../features/people';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FilterSelect, useSearchBox } from '../../../shared/list';

const Filters = styled.div`
  display: grid;
  gap: 16px;
  margin-bottom: 20px;
`;

const Row = styled.form`
  display: grid;
  gap: 16px;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 220px auto auto;
    align-items: end;
    gap: 16px 12px;
  }
`;

const TagRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type PeopleFiltersProps = {
  search: PeopleSearch;
  onChoose: (changes: Partial<PeopleSearch>, options?: { isTyping?: boolean }) => void;
  onInvite: () => void;
};

/** Each state with how many are in it, whichever is chosen; pressed again it lets everybody in. */
function States({ search, onChoose }: Pick<PeopleFiltersProps, 'search' | 'onChoose'>) {
  const { locale } = useLocale();
  const counts = usePeopleCounts(search);
  return (
    <ChipRow role="group" aria-label={m.people_show_only()} data-scrolls="">
      {peopleStates.map((state) => (
        <Chip
          key={state}
          isOn={search.state === state}
          count={counts?.[state].toLocaleString(locale)}
          onClick={() => onChoose({ state: search.state === state ? undefined : state })}
        >
          {stateWords[state]()}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** What an address narrows to that no control offers, each with the way to take it off. */
function Tags({ search, onChoose }: Pick<PeopleFiltersProps, 'search' | 'onChoose'>) {
  const { locale } = useLocale();
  const { city, until } = search;
  if (city === undefined && until === undefined) return null;
  const fromCity = city === undefined ? undefined : m.people_from_city({ city });
  const day = until === undefined ? undefined : m.people_until({ day: dateWithYearInWords(until, locale) });
  return (
    <TagRow>
      {fromCity !== undefined && (
        <FilterTag
          removeLabel={m.audit_tag_remove({ name: fromCity })}
          onRemove={() => onChoose({ city: undefined })}
        >
          {fromCity}
        </FilterTag>
      )}
      {day !== undefined && (
        <FilterTag
          removeLabel={m.audit_tag_remove({ name: day })}
          onRemove={() => onChoose({ until: undefined })}
        >
          {day}
        </FilterTag>
      )}
    </TagRow>
  );
}

/** Which people to show, by words, role and state, and the way to more of them. */
export function PeopleFilters({ search, onChoose, onInvite }: PeopleFiltersProps) {
  const { locale } = useLocale();
  const box = useSearchBox(search.search, (text) => onChoose({ search: text }, { isTyping: true }));
  return (
    <Filters>
      <Row {...box.form}>
        <Field label={m.people_search()}>
          <SearchInput placeholder={m.people_search_hint()} {...box.input} />
        </Field>
        <FilterSelect
          label={m.people_role_filter()}
          all={m.people_every_role()}
          value={search.role}
          values={badgeRoles}
          wordsOf={(role) => roleWord(role, locale)}
          onChoose={(role) => onChoose({ role })}
        />
        <Button icon={<MailPlus size={18} strokeWidth={1.75} aria-hidden />} onClick={onInvite}>
          {m.people_invite()}
        </Button>
        <ButtonLink
          href={fullPath(paths.adminImport())}
          linkComponent={AppLink}
          icon={<Upload size={18} strokeWidth={1.75} aria-hidden />}
        >
          {m.import_action()}
        </ButtonLink>
      </Row>
      <States search={search} onChoose={onChoose} />
      <Tags search={search} onChoose={onChoose} />
    </Filters>
  );
}

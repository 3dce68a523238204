import { roleWord, useLocale } from '@grow/shell';
import { badgeRoles, Button, Field, media, SearchInput, Select } from '@grow/ui';
import { MailPlus } from 'lucide-react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useTypedSearch, type PeopleSearch } from '../../features/people';
import { m } from '../../paraglide/messages';

const Row = styled.form`
  display: grid;
  gap: 16px;
  margin-bottom: 20px;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 220px auto;
    align-items: end;
    gap: 16px 12px;
  }
`;

type PeopleFiltersProps = {
  search: PeopleSearch;
  onChoose: (changes: Partial<PeopleSearch>, options?: { isTyping?: boolean }) => void;
  onInvite: () => void;
};

/** Which people to show, by words and by role, and the way to more of them. */
export function PeopleFilters({ search, onChoose, onInvite }: PeopleFiltersProps) {
  const { locale } = useLocale();
  const box = useTypedSearch(search.text, (text) => onChoose({ text }, { isTyping: true }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    box.tellNow();
  };
  return (
    <Row role="search" onSubmit={handleSubmit}>
      <Field label={m.people_search()}>
        <SearchInput
          value={box.typed}
          placeholder={m.people_search_hint()}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => box.setTyped(event.target.value)}
        />
      </Field>
      <Field label={m.people_role_filter()}>
        <Select
          value={search.role ?? ''}
          onChange={({ target }) => onChoose({ role: badgeRoles.find((role) => role === target.value) })}
        >
          <option value="">{m.people_every_role()}</option>
          {badgeRoles.map((role) => (
            <option key={role} value={role}>
              {roleWord(role, locale)}
            </option>
          ))}
        </Select>
      </Field>
      <Button icon={<MailPlus size={18} strokeWidth={1.75} aria-hidden />} onClick={onInvite}>
        {m.people_invite()}
      </Button>
    </Row>
  );
}

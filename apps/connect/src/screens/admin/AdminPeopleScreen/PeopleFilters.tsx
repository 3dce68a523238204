import { roleWord, useLocale } from '@grow/shell';
import { badgeRoles, Button, Field, media, SearchInput } from '@grow/ui';
import { MailPlus } from 'lucide-react';
import { styled } from 'styled-components';
import type { PeopleSearch } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { FilterSelect, useSearchBox } from '../../../shared/list';

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
  const box = useSearchBox(search.text, (text) => onChoose({ text }, { isTyping: true }));
  return (
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
    </Row>
  );
}

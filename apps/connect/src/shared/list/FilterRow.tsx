import { Field, media, SearchInput } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSearchBox } from './useSearchBox';

const Row = styled.form<{ $selects: string }>`
  display: grid;
  gap: 16px 12px;
  margin-bottom: 20px;
  grid-template-columns: 1fr 1fr;
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) ${({ $selects }) => $selects};
    & > :first-child {
      grid-column: auto;
    }
  }
`;

type FilterRowProps = {
  /** What is searched for, and what the box is called and suggests. */
  search: string;
  label: string;
  hint: string;
  onSearch: (text: string) => void;
  /** How wide the filters are beside the search, as columns of a grid. */
  selects: string;
  /** The filters. */
  children: ReactNode;
};

/** What narrows a list of an organiser: words, and filters beside them; on phones two below the search. */
export function FilterRow({ search, label, hint, onSearch, selects, children }: FilterRowProps) {
  const box = useSearchBox(search, onSearch);
  return (
    <Row {...box.form} $selects={selects}>
      <Field label={label}>
        <SearchInput placeholder={hint} {...box.input} />
      </Field>
      {children}
    </Row>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  padding: 16px 0;
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  font-variant-numeric: tabular-nums;
  div {
    display: flex;
    gap: 6px;
    color: var(--color-ink);
  }
`;

/** Props of {@link Pagination}; everything else goes to the root. */
export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'onChange'> {
  /** 1 is the first page. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  labels: { navigation: string; previous: string; next: string };
  /** Where one is, such as "21–40 of 1,284". */
  position: ReactNode;
}

/** Steps through pages of a list. A step that leads nowhere stays reachable, so that the last page does not take the focus away. */
export const Pagination = ({ page, pageCount, onChange, labels, position, ...rest }: PaginationProps) => (
  <Root aria-label={labels.navigation} {...rest}>
    <span role="status">{position}</span>
    <div>
      <Button
        size="sm"
        icon={<ChevronLeft size={16} strokeWidth={1.75} aria-hidden />}
        aria-disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        {labels.previous}
      </Button>
      <Button
        size="sm"
        iconAfter={<ChevronRight size={16} strokeWidth={1.75} aria-hidden />}
        aria-disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      >
        {labels.next}
      </Button>
    </div>
  </Root>
);

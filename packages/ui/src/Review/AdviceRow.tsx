import { CornerDownRight } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

/** What a team is to do, one below the other. */
export const AdviceRows = styled.ul`
  border-top: 1px solid var(--color-line);
`;

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  padding-block: 8px;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.9375rem;
  line-height: 1.35;
  overflow-wrap: anywhere;
  & > svg {
    color: var(--color-ink-muted);
  }
  & > div {
    display: grid;
  }
`;

/** Props of {@link AdviceRow}; everything else goes to the `<li>`. */
export interface AdviceRowProps extends HTMLAttributes<HTMLLIElement> {
  text: ReactNode;
  /** A button. */
  action?: ReactNode;
  /** By when and by whom. */
  children?: ReactNode;
}

/** One thing that a team is to do. Put it into {@link AdviceRows}. */
export const AdviceRow = ({ text, action, children, ...rest }: AdviceRowProps) => (
  <Root {...rest}>
    <CornerDownRight size={16} strokeWidth={1.75} aria-hidden />
    <div>
      <b dir="auto">{text}</b>
      {children}
    </div>
    {action}
  </Root>
);

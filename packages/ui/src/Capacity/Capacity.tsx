import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

const ticks = 22;

const Root = styled.span`
  display: inline-grid;
  gap: 6px;
  font-size: 0.8125rem;
  color: var(--color-ink-muted);
  font-variant-numeric: tabular-nums;
  & > span {
    display: flex;
    align-items: flex-end;
    gap: 2px;
    height: 10px;
  }
  i {
    width: 4px;
    height: 6px;
    box-shadow: inset 0 0 0 1px var(--color-edge);
    forced-color-adjust: none;
  }
  i[data-taken] {
    height: 10px;
    background: var(--color-ink);
    box-shadow: none;
  }
  &[data-tight] {
    color: var(--color-caution);
  }
  &[data-tight] i[data-taken] {
    background: var(--color-caution);
  }
`;

/** Props of {@link Capacity}; the words, such as "16 of 80 places left", are its child. */
export interface CapacityProps extends HTMLAttributes<HTMLSpanElement> {
  /** Without it the ticks are not drawn yet, and their room is kept. */
  taken?: number | undefined;
  total: number;
  children: ReactNode;
}

/** How full something is: 22 ticks and always words; a warning above 85 %. */
export const Capacity = ({ taken, total, children, ...rest }: CapacityProps) => {
  const share = total > 0 ? (taken ?? 0) / total : 0;
  const isTight = share > 0.85 && share < 1;
  return (
    <Root data-tight={isTight ? '' : undefined} {...rest}>
      <span aria-hidden>
        {/* The page's style sheet keeps what a tick looks like. */}
        {taken === undefined && <i hidden />}
        {Array.from({ length: taken === undefined ? 0 : ticks }, (_, index) => (
          <i key={index} data-taken={index < Math.round(share * ticks) ? '' : undefined} />
        ))}
      </span>
      {children}
    </Root>
  );
};

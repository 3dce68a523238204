import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
  margin-top: 14px;
  font-size: 0.8125rem;
  color: var(--color-ink-muted);
  span {
    display: inline-flex;
    gap: 7px;
    align-items: center;
  }
  i {
    width: 12px;
    height: 12px;
    border: 1px solid var(--color-edge);
    forced-color-adjust: none;
  }
  [data-state='booked'] {
    background: var(--color-surface);
  }
  [data-state='free'] {
    border-style: dashed;
  }
  [data-state='blocked'] {
    border: 0;
    background: repeating-linear-gradient(135deg, var(--color-edge) 0 1px, transparent 1px 4px);
  }
`;

/** Props of {@link SlotLegend}; everything else goes to the root. */
export interface SlotLegendProps extends HTMLAttributes<HTMLParagraphElement> {
  labels: { booked: ReactNode; free: ReactNode; blocked: ReactNode };
}

/** What the shapes of slots mean. */
export const SlotLegend = ({ labels, ...rest }: SlotLegendProps) => (
  <Root {...rest}>
    {(['booked', 'free', 'blocked'] as const).map((state) => (
      <span key={state}>
        <i data-state={state} aria-hidden />
        {labels[state]}
      </span>
    ))}
  </Root>
);

import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

/** A key of the keyboard. */
export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 22px;
  height: 22px;
  padding: 0 5px;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-xs);
  font: 600 0.75rem/1 var(--font-body);
  color: var(--color-ink-muted);
`;

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 18px;
  font-size: 0.8125rem;
  color: var(--color-ink-muted);
  div {
    display: flex;
    gap: 7px;
    align-items: center;
  }
  dt {
    display: flex;
    gap: 3px;
  }
  &[data-stacked] {
    display: grid;
    gap: 12px;
    font-size: 0.9375rem;
    dt {
      min-width: 5.5rem;
    }
  }
  /* Without a keyboard they say nothing. */
  @media (pointer: coarse) {
    &:not([data-stacked]) {
      display: none;
    }
  }
`;

/** Keys that do one thing. */
export interface KeyHint {
  keys: readonly string[];
  does: ReactNode;
}

/** Props of {@link KeyHints}; everything else goes to the `<dl>`. */
export interface KeyHintsProps extends HTMLAttributes<HTMLDListElement> {
  hints: readonly KeyHint[];
  /** One below the other. */
  isStacked?: boolean;
}

/** Which keys do what. */
export const KeyHints = ({ hints, isStacked = false, ...rest }: KeyHintsProps) => (
  <Root data-stacked={isStacked ? '' : undefined} {...rest}>
    {hints.map(({ keys, does }) => (
      <div key={keys.join(' ')}>
        <dt>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </Root>
);

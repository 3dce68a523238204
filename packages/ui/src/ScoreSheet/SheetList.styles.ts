import { styled } from 'styled-components';
import { media } from '../tokens';

export const List = styled.ol`
  li {
    border-bottom: 1px solid var(--color-line);
  }
`;

export const Item = styled.div`
  display: grid;
  grid-template-columns: 54px 28px minmax(4rem, 1fr) minmax(0, auto);
  gap: 4px 12px;
  align-items: center;
  min-height: 52px;
  padding-block: 8px;
  font-size: 0.9375rem;
  line-height: 1.3;
  overflow-wrap: anywhere;
  b {
    font-weight: 600;
    hyphens: auto;
    hyphenate-limit-chars: 10 4 4;
  }
  &[data-state='upcoming'] b {
    font-weight: 500;
  }
  &:is([data-state='conflict'], [data-state='steppedBack']) {
    b {
      font-weight: 450;
      color: var(--color-ink-muted);
    }
    & > svg {
      opacity: 0.45;
    }
  }
  &[href]:hover b {
    text-decoration: underline var(--color-accent) 2px;
    text-underline-offset: 0.2em;
  }
  &[aria-current] {
    margin-inline: -12px;
    padding-inline: 12px;
    background: var(--color-accent-tint);
    border-radius: var(--radius-sm);
    forced-color-adjust: none;
  }
  ${media.lg} {
    column-gap: 10px;
  }
`;

export const When = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  font-variant-numeric: tabular-nums;
`;

export const State = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  justify-self: end;
  font-weight: 600;
  text-align: right;
  font-variant-numeric: tabular-nums;
  &[data-state='handedIn'] svg {
    color: var(--color-positive);
  }
  &[data-state='waiting'] svg {
    color: var(--color-caution);
  }
  &:is([data-state='conflict'], [data-state='steppedBack'], [data-state='upcoming']) {
    font-size: 0.875rem;
    font-weight: 400;
    color: var(--color-ink-muted);
  }
`;

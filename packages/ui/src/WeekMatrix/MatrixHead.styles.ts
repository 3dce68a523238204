import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';
import { layers, media } from '../tokens';

// While one scrolls the bars go below the header of the page; figures, letters and verbs stay above the rows.
export const Head = styled.div`
  position: sticky;
  top: calc(var(--header-height) - 81px);
  z-index: ${layers.stickyBar};
  padding: 14px 0 10px;
  background: var(--color-canvas);
  border-bottom: 1px solid var(--color-line);
  color: var(--color-ink-muted);
  align-items: end;
  [data-week] {
    gap: 5px;
    justify-items: stretch;
    text-align: center;
    padding-bottom: 1px;
  }
  [data-week][data-current] {
    color: var(--color-accent-text);
    path {
      fill: var(--color-accent);
    }
  }
  [data-said] {
    ${visuallyHidden}
  }
  [data-bar] {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: 1px;
    width: 26px;
    max-width: 100%;
    height: 68px;
    margin-inline: auto;
  }
  [data-bar]:empty {
    height: 3px;
    margin-top: 65px;
    background: var(--color-line);
  }
  b {
    min-height: 1.3em;
    font-size: 0.8125rem;
    line-height: 1.3;
    font-weight: 620;
    font-variant-numeric: tabular-nums;
    color: var(--color-ink);
  }
  svg {
    display: block;
    margin: auto auto 0;
  }
  path {
    fill: var(--color-ink-muted);
  }
  [data-letter] {
    display: grid;
    height: 32px;
  }
  small {
    line-height: 1.3;
  }
  [data-verb] {
    font-size: 0.6875rem;
  }
  [data-name],
  [data-status],
  [data-aside] {
    font-size: 0.75rem;
  }
  [data-status],
  [data-aside],
  [data-name],
  [data-verb] {
    display: none;
  }
  [data-select] {
    padding-left: 8px;
  }
  ${media.short} {
    position: static;
  }
  ${media.md} {
    [data-select] {
      padding-left: 12px;
    }
    [data-name],
    [data-aside] {
      display: block;
    }
    [data-aside] {
      padding-left: 14px;
    }
  }
  ${media.xl} {
    [data-status],
    [data-verb] {
      display: block;
    }
  }
`;

export const Part = styled.i`
  display: block;
  width: 100%;
  min-height: 1px;
  &[data-part='accepted'] {
    background: var(--color-positive);
  }
  &[data-part='in_review'] {
    background: repeating-linear-gradient(135deg, var(--color-positive) 0 2px, transparent 2px 5px);
    border: 1px solid var(--color-positive);
  }
  &[data-part='handed_in'] {
    border: 1px solid var(--color-positive);
  }
  &[data-part='returned'] {
    border: 1px solid var(--color-caution);
    background: repeating-linear-gradient(135deg, var(--color-caution) 0 2px, transparent 2px 5px);
  }
  &[data-part='missed'] {
    background: var(--color-critical);
  }
  &[data-part='open'] {
    background: color-mix(in srgb, var(--color-ink) 14%, var(--color-canvas));
  }
`;

import { styled } from 'styled-components';
import { typeStyles, visuallyHidden } from '../theme/typeStyles';
import { media } from '../tokens';

export const Root = styled.section`
  padding: 16px 0 14px;
  border-block: 1px solid var(--color-line);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 14px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 12px;
`;

export const Time = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  flex: 1 1 6.75rem;
  align-items: baseline;
  min-width: 0;
  b {
    font-family: var(--font-display);
    font-weight: 780;
    font-size: 2.5rem;
    line-height: 1;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  &[data-over] b {
    color: var(--color-caution);
  }
  & > span {
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
  & > [role='status'] {
    ${visuallyHidden}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  /* On phones time and buttons share a line. */
  ${media.belowMd} {
    button:last-child:nth-child(3) svg {
      display: none;
    }
  }
`;

export const Ruler = styled.div`
  & + & {
    margin-top: 12px;
  }
  p {
    ${typeStyles.micro}
    margin-bottom: 6px;
    color: var(--color-ink-muted);
  }
  svg {
    overflow: visible;
  }
  rect {
    fill: var(--color-edge);
  }
  rect[data-state='past'] {
    fill: var(--color-ink);
  }
  rect[data-state='now'] {
    fill: var(--color-accent);
  }
  text {
    fill: var(--color-ink-muted);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
`;

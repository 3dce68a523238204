import { styled } from 'styled-components';
import { media } from '../tokens';

export const Rows = styled.ol`
  overflow-wrap: anywhere;
`;

// Narrow is early, wide is late: the verb's width grows from 66 % to 120 %.
const widths = Array.from(
  { length: 11 },
  (_, week) => `&:nth-child(${week + 1}){--verb-width:${Math.round(66 + 5.4 * week)}%}`,
).join('');

export const Row = styled.li`
  ${widths}
  display: grid;
  grid-template-columns: 36px minmax(min-content, 1fr) fit-content(8.5rem);
  grid-template-areas: 'letter verb figure' '. text text';
  gap: 4px 14px;
  align-items: baseline;
  padding: 16px 0;
  border-bottom: 1px solid var(--color-line);
  ${media.lg} {
    grid-template-columns: 36px 130px minmax(0, 1fr) minmax(0, 136px);
    grid-template-areas: 'letter verb text figure';
    gap: 0 20px;
  }
`;

export const Letter = styled.span`
  grid-area: letter;
  align-self: start;
  padding-top: 3px;
`;

export const Verb = styled.div`
  grid-area: verb;
  overflow-wrap: break-word;
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: baseline;
  b {
    font-family: var(--font-display);
    font-weight: 780;
    font-stretch: var(--verb-width);
    font-size: 1.25rem;
    line-height: 1.2;
    letter-spacing: -0.015em;
    hyphens: auto;
  }
  span {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  ${media.lg} {
    display: grid;
  }
`;

export const Text = styled.div`
  grid-area: text;
  line-height: 1.5;
`;

export const Note = styled.p`
  display: flex;
  gap: 8px;
  margin-top: 6px;
  font-size: 0.9375rem;
  color: var(--color-caution);
  svg {
    margin-top: 4px;
  }
`;

export const Figure = styled.b`
  grid-area: figure;
  font-family: var(--font-display);
  font-weight: 740;
  font-stretch: 104%;
  letter-spacing: -0.01em;
  word-spacing: 0.14em;
  text-align: right;
  font-variant-numeric: tabular-nums;
`;

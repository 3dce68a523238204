import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';
import { media } from '../tokens';

export const Day = styled.section`
  & + & {
    margin-top: 28px;
  }
  & > h2 {
    margin: 0;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-edge);
    font-size: 0.875rem;
    font-weight: 640;
    line-height: 1.4;
  }
  & > ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }
`;

export const Row = styled.li`
  border-bottom: 1px solid var(--color-line);
`;

export const RowButton = styled.button`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) 20px;
  gap: 2px 12px;
  align-items: start;
  width: 100%;
  min-height: 44px;
  padding: 11px 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 0.9375rem;
  line-height: 1.4;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover {
    background: color-mix(in srgb, var(--color-ink) 4%, transparent);
  }
  & > time {
    grid-area: 2 / 2;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    color: var(--color-ink-muted);
  }
  & > time + span {
    grid-area: 1 / 1 / 3 / 2;
    display: grid;
    place-items: center;
    width: 28px;
    min-height: 28px;
    color: var(--color-ink-muted);
  }
  & > time + span > svg {
    box-sizing: content-box;
    padding: 4px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-sm);
  }
  & > svg {
    grid-area: 1 / 3;
    color: var(--color-ink-muted);
    transition: transform var(--time-quick);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.md} {
    grid-template-columns: 76px 28px minmax(0, 1fr) 132px 24px;
    align-items: center;
    min-height: 52px;
    padding: 8px 0;
    & > :is(time, span, svg) {
      grid-area: auto;
    }
    & > time + span {
      grid-area: auto;
    }
  }
`;

export const Sentence = styled.span`
  grid-area: 1 / 2;
`;

export const Kind = styled.span`
  grid-area: 2 / 2;
  justify-self: end;
  display: inline-flex;
  gap: 6px;
  align-items: center;
  font-size: 0.8125rem;
  color: var(--color-ink-muted);
  ${media.md} {
    grid-area: auto;
    justify-self: start;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: 14px;
  padding: 2px 0 18px;
  &[hidden] {
    display: none;
  }
  ${media.md} {
    max-width: 62rem;
    padding-left: 128px;
  }
`;

export const Values = styled.table`
  display: block;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-sm);
  font-size: 0.875rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
  & > caption,
  & > thead {
    ${visuallyHidden}
  }
  & > tbody {
    display: block;
  }
  & > tbody > tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  & > tbody > tr + tr {
    border-top: 1px solid var(--color-line);
  }
  & > tbody > tr > th {
    grid-column: 1 / -1;
    padding: 8px 12px 0;
    font-weight: 400;
    text-align: left;
    color: var(--color-ink-muted);
  }
  & > tbody > tr > td {
    padding: 6px 12px 10px;
    color: var(--color-ink-muted);
    white-space: pre-wrap;
  }
  & > tbody > tr > td + td {
    border-left: 1px solid var(--color-line);
  }
  del {
    text-decoration-color: var(--color-critical);
  }
  ins {
    font-weight: 600;
    text-decoration: none;
    color: var(--color-ink);
  }
  ${media.md} {
    & > tbody > tr {
      grid-template-columns: 150px minmax(0, 1fr) minmax(0, 1fr);
    }
    & > tbody > tr > th {
      grid-column: auto;
      padding: 9px 14px;
    }
    & > tbody > tr > td {
      padding: 9px 14px;
      border-left: 1px solid var(--color-line);
    }
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 36px;
  margin: 0;
  font-size: 0.875rem;
  & dt {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  & dd {
    margin: 0;
  }
`;

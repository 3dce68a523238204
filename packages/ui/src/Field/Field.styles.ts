import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

export const LabelRow = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 12px;
  font-size: 0.9375rem;
  label,
  legend {
    font-weight: 620;
  }
`;

export const Aside = styled.span`
  color: var(--color-ink-muted);
  font-size: 0.875rem;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const Help = styled.div`
  font-size: 0.875rem;
  line-height: 1.4;
  color: var(--color-ink-muted);
`;

export const Problem = styled.div`
  display: flex;
  gap: 7px;
  align-items: flex-start;
  color: var(--color-critical);
  font-size: 0.875rem;
  line-height: 1.35;
  font-weight: 540;
  svg {
    margin-top: 2px;
  }
`;

export const Group = styled.fieldset`
  legend {
    width: 100%;
    margin-bottom: 10px;
  }
  & > [id] {
    margin-top: 8px;
  }
`;

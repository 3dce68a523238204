import { styled } from 'styled-components';

/** Bars of the progress, 18 px high, whatever the number of rows. */
const BARS = 69;

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  max-width: 52rem;
  i {
    flex: 1;
    min-width: 1px;
    height: 9px;
    border: 1px solid var(--color-edge);
  }
  i[data-on] {
    height: 18px;
    border-color: var(--color-ink);
    background: var(--color-ink);
  }
`;

type ProgressBarProps = { label: string; done: number; total: number };

/** How far something is. */
export const ProgressBar = ({ label, done, total }: ProgressBarProps) => (
  <Bars role="progressbar" aria-label={label} aria-valuemin={0} aria-valuenow={done} aria-valuemax={total}>
    {Array.from({ length: BARS }, (_, bar) => (
      <i key={bar} data-on={bar * total < done * BARS ? '' : undefined} />
    ))}
  </Bars>
);

import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

const Root = styled.div`
  display: grid;
  gap: 14px 32px;
  align-items: center;
  padding-block: 18px;
  border-block: 1px solid var(--color-line);
  ${media.lg} {
    grid-template-columns: minmax(15rem, auto) minmax(0, 1fr) minmax(0, 17rem);
    &[data-flat] {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
`;

const Figure = styled.div`
  display: grid;
  line-height: 1.3;
  b {
    ${typeStyles.figure}
    font-size: 1.4375rem;
    font-stretch: 104%;
    letter-spacing: -0.01em;
  }
  b[data-late] {
    color: var(--color-caution);
  }
  span {
    font-size: 0.9375rem;
    color: var(--color-ink-muted);
  }
`;

const Note = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  font-size: 0.875rem;
  line-height: 1.45;
  color: var(--color-ink-muted);
  overflow-wrap: anywhere;
  b {
    font-weight: 620;
    color: var(--color-ink);
  }
  ${media.lg} {
    [data-flat] > & {
      justify-self: end;
      max-width: 32rem;
    }
  }
`;

/** Props of {@link DueRow}; everything else goes to the root. */
export interface DueRowProps extends HTMLAttributes<HTMLDivElement> {
  /** How much time is left, or what has happened: "3 days 10 hours". */
  figure: ReactNode;
  /** Until when. */
  detail: ReactNode;
  isLate?: boolean;
  /** A {@link WeekRuler}; without one the row has two columns. */
  ruler?: ReactNode;
  /** What follows, in a sentence. */
  note?: ReactNode;
}

/** When something is due: a figure, a ruler and a sentence between hairlines. */
export const DueRow = ({ figure, detail, isLate = false, ruler, note, ...rest }: DueRowProps) => (
  <Root data-flat={ruler ? undefined : ''} {...rest}>
    <Figure>
      <b data-late={isLate ? '' : undefined}>{figure}</b>
      <span>{detail}</span>
    </Figure>
    {ruler}
    {note && <Note>{note}</Note>}
  </Root>
);

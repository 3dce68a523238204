import type { LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

/** What comes next, the most urgent first: urgency is width, and the first time is accent. */
export const NextList = styled.ol``;

const Row = styled.li`
  display: grid;
  gap: 4px 20px;
  align-items: start;
  padding: 16px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  h3 {
    ${typeStyles.figure}
    font-size: 1.1875rem;
    font-weight: 780;
    font-stretch: 92%;
    line-height: 1.14;
    letter-spacing: -0.016em;
    /* The blanks of the narrow widths close up between bold letters. */
    word-spacing: 0.1em;
    hyphens: auto;
  }
  &:nth-child(2) h3 {
    font-size: 1.375rem;
    font-stretch: 102%;
  }
  &:first-child h3 {
    font-size: 1.6875rem;
    font-stretch: 112%;
  }
  &:first-child b {
    color: var(--color-accent-text);
  }
  ${media.md} {
    grid-template-columns: 120px minmax(0, 1fr) auto;
  }
`;

const Time = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  font-size: 0.9375rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  b {
    font-weight: 640;
  }
  span {
    color: var(--color-ink-muted);
    font-size: 0.8125rem;
  }
  ${media.md} {
    display: grid;
    padding-top: 3px;
    li:first-child > & {
      padding-top: 7px;
    }
  }
`;

const Words = styled.div`
  p {
    margin-top: 4px;
    max-width: 30rem;
    color: var(--color-ink-muted);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-top: 8px;
  &:empty {
    display: none;
  }
  ${media.md} {
    justify-content: end;
    margin-top: 2px;
  }
  /* Without a border its word stands where the words above it begin. */
  ${media.belowMd} {
    & > [data-variant='ghost']:first-child {
      margin-left: -11px;
    }
  }
`;

/** Props of {@link NextRow}; everything else goes to the `<li>`. */
export interface NextRowProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'title'> {
  /** How much time is left, such as "5 days"; or how it stands, such as "Waiting". */
  left: ReactNode;
  /** The absolute time beside it, such as "until Tue 10 Dec". */
  until?: ReactNode;
  title: ReactNode;
  /** Why, in one sentence. */
  detail?: ReactNode;
  /** What can be done about it, in place. */
  actions?: ReactNode;
}

/** One of the next things; put it in a {@link NextList} below a heading of level 2. */
export const NextRow = ({ left, until, title, detail, actions, ...rest }: NextRowProps) => (
  <Row {...rest}>
    <Time>
      <b>{left}</b>
      {until && <span>{until}</span>}
    </Time>
    <Words>
      <h3>{title}</h3>
      {detail && <p>{detail}</p>}
    </Words>
    <Actions>{actions}</Actions>
  </Row>
);

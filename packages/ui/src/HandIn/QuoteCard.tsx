import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

/** Quotes beside each other, below each other on phones. */
export const QuoteCards = styled.ul`
  display: grid;
  gap: 12px;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Root = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: 6px;
  padding: 14px 16px 16px;
  background: var(--color-surface);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  &[data-proposed] {
    background: none;
    border: 1px dashed var(--color-edge);
  }
  h4 {
    font-weight: 640;
  }
  p {
    line-height: 1.45;
    color: var(--color-ink-muted);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  min-height: 26px;
  time {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  & > :last-child:not(time) {
    margin: -8px -10px -8px auto;
  }
`;

const Result = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
  padding-top: 6px;
  b {
    ${typeStyles.figure}
    font-size: 1.25rem;
    letter-spacing: -0.015em;
  }
  span {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
`;

/** Props of {@link QuoteCard}; everything else goes to the `<li>`. */
export interface QuoteCardProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  /** A `Badge`, or several. */
  verdict: ReactNode;
  date: { dateTime: string; label: string };
  title: ReactNode;
  /** What was seen. */
  seen?: ReactNode;
  /** The number that came out, such as "11 of 12". */
  result?: ReactNode;
  /** What was needed. */
  needed?: ReactNode;
  /** A button at the upper right that takes it away. */
  remove?: ReactNode;
  /** Not quoted yet: a dashed edge, and a button that quotes it. */
  isProposed?: boolean;
  action?: ReactNode;
}

/** A market test that is quoted. Put it in {@link QuoteCards}. */
export const QuoteCard = (props: QuoteCardProps) => {
  const { verdict, date, title, seen, result, needed, remove, isProposed, action, ...rest } = props;
  return (
    <Root data-proposed={isProposed ? '' : undefined} {...rest}>
      <Head>
        {verdict}
        <time dateTime={date.dateTime}>{date.label}</time>
        {remove}
      </Head>
      <h4>{title}</h4>
      {seen && <p>{seen}</p>}
      {result && (
        <Result>
          <b>{result}</b>
          {needed && <span>{needed}</span>}
        </Result>
      )}
      {action}
    </Root>
  );
};

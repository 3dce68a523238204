import type { LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ReadyBox } from './ReadyBox';

/** What is to be handed in, part by part, where it is only looked at. */
export const PartList = styled.ol``;

const Row = styled.li`
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr) auto;
  gap: 0 14px;
  align-items: start;
  padding-block: 13px;
  border-bottom: 1px solid var(--color-line);
  line-height: 1.4;
  & > div > b {
    font-weight: 640;
    overflow-wrap: anywhere;
  }
  p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
    overflow-wrap: anywhere;
  }
`;

const Action = styled.div`
  font-size: 0.875rem;
`;

/** Props of {@link PartRow}; everything else goes to the `<li>`. */
export interface PartRowProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'title'> {
  title: ReactNode;
  /** What it says so far, or what is asked for; two lines at most. */
  detail?: ReactNode;
  isReady?: boolean;
  /** Whether it is ready, in a word: the box says it to nobody who hears the page. */
  state: string;
  /** A link to where it is written. */
  action?: ReactNode;
}

/** One part of a hand-in in a few words; put it in a {@link PartList}. */
export const PartRow = ({ title, detail, isReady = false, state, action, ...rest }: PartRowProps) => (
  <Row {...rest}>
    <ReadyBox isReady={isReady} role="img" aria-label={state} />
    <div>
      <b>{title}</b>
      {detail && <p dir="auto">{detail}</p>}
    </div>
    {action && <Action>{action}</Action>}
  </Row>
);

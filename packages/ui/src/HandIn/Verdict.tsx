import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  blockquote {
    margin: 0;
    font-size: 1.1875rem;
    line-height: 1.42;
    font-weight: 500;
    letter-spacing: -0.004em;
    text-wrap: pretty;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const By = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  font-size: 0.9375rem;
  line-height: 1.35;
  blockquote + & {
    margin-top: 14px;
  }
  & > :last-child {
    display: grid;
  }
  small {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
`;

/** Props of {@link Verdict}; everything else goes to the root. */
export interface VerdictProps extends HTMLAttributes<HTMLDivElement> {
  /** What the team reads, with quotation marks. */
  note?: ReactNode;
  /** An `Avatar`. */
  avatar: ReactNode;
  name: ReactNode;
  time: ReactNode;
}

/** What a mentor said of a version. */
export const Verdict = ({ note, avatar, name, time, ...rest }: VerdictProps) => (
  <Root {...rest}>
    {note && <blockquote dir="auto">{note}</blockquote>}
    <By>
      {avatar}
      <span>
        <b>{name}</b>
        <small>{time}</small>
      </span>
    </By>
  </Root>
);

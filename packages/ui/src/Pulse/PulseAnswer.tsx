import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { PulseMark, type PulseMarkState } from './PulseMark';

const Root = styled.div`
  display: flex;
  gap: 14px;
  align-items: flex-start;
  line-height: 1.35;
  overflow-wrap: anywhere;
  & > div {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  b {
    font-size: 1.1875rem;
  }
  p {
    font-size: 0.9375rem;
  }
  small {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
`;

/** Props of {@link PulseAnswer}; everything else goes to the root. */
export interface PulseAnswerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  state: PulseMarkState;
  title: ReactNode;
  /** What is in the way, in quotes. */
  note?: ReactNode;
  /** Who said it, when, and who has read it. */
  detail?: ReactNode;
}

/** What a team said about a week: mark, word, line, and who said it. */
export const PulseAnswer = ({ state, title, note, detail, ...rest }: PulseAnswerProps) => (
  <Root {...rest}>
    <PulseMark state={state} size={28} />
    <div>
      <b>{title}</b>
      {note && <p dir="auto">{note}</p>}
      {detail && <small>{detail}</small>}
    </div>
  </Root>
);

import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 16px;
  overflow-wrap: anywhere;
  & > p {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
`;

const Who = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;
  line-height: 1.35;
  & > span {
    display: grid;
    min-width: 0;
  }
  b {
    font-weight: 640;
  }
  small {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
`;

const Question = styled.blockquote`
  font-size: 1.0625rem;
  font-weight: 500;
  line-height: 1.45;
  text-wrap: pretty;
`;

/** Props of {@link NextMeeting}; everything else goes to the root. */
export interface NextMeetingProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** A mark or an avatar, 40 to 56 px. */
  picture: ReactNode;
  /** Such as `Spelzwerk, 16:30`. */
  title: ReactNode;
  /** Such as `until 16:50`. */
  remark?: ReactNode;
  /** What is to be decided. */
  question?: ReactNode;
  /** What to do before. */
  hint?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** The meeting that comes next: with whom, until when, about what, and the way in. */
export const NextMeeting = (props: NextMeetingProps) => {
  const { picture, title, remark, question, hint, action, ...rest } = props;
  return (
    <Root {...rest}>
      <Who>
        {picture}
        <span>
          <b>{title}</b>
          {remark && <small>{remark}</small>}
        </span>
      </Who>
      {question && <Question>{question}</Question>}
      {hint && <p>{hint}</p>}
      {action}
    </Root>
  );
};

import { Lock } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FileRows } from '../FileRow';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';
import { ReadyBox } from './ReadyBox';

/** The parts of a hand-in, one below the other on hairlines. */
export const HandInParts = styled.ol`
  border-bottom: 1px solid var(--color-line);
  /* The hairline below the part ends its files as well. */
  ${FileRows}:last-child > :last-child {
    border-bottom: 0;
  }
`;

const Root = styled.li`
  padding-block: 18px 22px;
  & + & {
    border-top: 1px solid var(--color-line);
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 22px 1fr auto;
  gap: 0 14px;
  align-items: start;
  h3 {
    ${typeStyles.h4}
  }
  p {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  & > svg {
    margin-top: 3px;
    color: var(--color-ink-muted);
  }
`;

const State = styled.span`
  padding-top: 1px;
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  &[data-missing] {
    font-weight: 620;
    color: var(--color-accent-text);
  }
`;

const Body = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 14px;
  ${media.md} {
    margin-left: 36px;
  }
`;

/** Props of {@link HandInPart}; everything else goes to the `<li>`. */
export interface HandInPartProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  title: ReactNode;
  /** What is asked for, in a sentence. */
  help?: ReactNode;
  /** The state in a word or two. */
  state?: ReactNode;
  isReady?: boolean;
  /** The state is what stands in the way of a whole hand-in. */
  isMissing?: boolean;
  /** Shows a padlock instead of the state, and no body. */
  isLocked?: boolean;
  titleId?: string;
}

/** One part of a hand-in: a box that says whether it is ready, what is asked for, and the place to write. */
export const HandInPart = (props: HandInPartProps) => {
  const { title, help, state, isReady = false, isMissing = false, isLocked = false, ...others } = props;
  const { titleId, children, ...rest } = others;
  return (
    <Root {...rest}>
      <Head>
        <ReadyBox isReady={isReady} aria-hidden />
        <div>
          <h3 id={titleId}>{title}</h3>
          {help && <p>{help}</p>}
        </div>
        {isLocked ? (
          <Lock size={16} strokeWidth={1.75} aria-hidden />
        ) : (
          state && <State data-missing={isMissing ? '' : undefined}>{state}</State>
        )}
      </Head>
      {!isLocked && children && <Body>{children}</Body>}
    </Root>
  );
};

const ReadRoot = styled.li`
  padding-block: 20px 24px;
  & + & {
    border-top: 1px solid var(--color-line);
  }
  h3 {
    margin-bottom: 8px;
    font-size: 0.9375rem;
    font-weight: 560;
    color: var(--color-ink-muted);
  }
`;

/** Words of a part that is read. */
export const HandInWords = styled.p`
  max-width: 40rem;
  font-size: 1.1875rem;
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** Props of {@link HandInReading}; everything else goes to the `<li>`. */
export interface HandInReadingProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  title: ReactNode;
}

/** One part as it was handed in. */
export const HandInReading = ({ title, children, ...rest }: HandInReadingProps) => (
  <ReadRoot {...rest}>
    <h3>{title}</h3>
    {children}
  </ReadRoot>
);

const WriterRoot = styled.div`
  display: flex;
  gap: 9px;
  align-items: flex-start;
  font-size: 0.875rem;
  line-height: 1.4;
  color: var(--color-ink-muted);
  b {
    font-weight: 620;
    color: var(--color-ink);
  }
  & > :last-child {
    padding-top: 2px;
  }
`;

/** Props of {@link WriterNote}; everything else goes to the root. */
export interface WriterNoteProps extends HTMLAttributes<HTMLDivElement> {
  /** An `Avatar` of 24 px. */
  avatar: ReactNode;
}

/** Who else writes here. */
export const WriterNote = ({ avatar, children, ...rest }: WriterNoteProps) => (
  <WriterRoot role="status" {...rest}>
    {avatar}
    <span>{children}</span>
  </WriterRoot>
);

const ChoiceRoot = styled.div`
  display: grid;
  gap: 14px;
  padding: 14px 16px 16px;
  border: 1px solid var(--color-caution);
  border-radius: var(--radius-md);
  font-size: 0.9375rem;
  h4 {
    font-weight: 640;
  }
  dl {
    display: grid;
    gap: 12px;
    ${media.md} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  dt {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Props of {@link TwoTexts}; everything else goes to the root. */
export interface TwoTextsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: ReactNode;
  mine: { label: ReactNode; text: ReactNode };
  theirs: { label: ReactNode; text: ReactNode };
  /** Buttons: one for each way out. */
  actions: ReactNode;
}

/** Two people changed the same part: both texts, and the choice between them. */
export const TwoTexts = ({ title, mine, theirs, actions, ...rest }: TwoTextsProps) => (
  <ChoiceRoot role="group" {...rest}>
    <h4>{title}</h4>
    <dl>
      {[mine, theirs].map(({ label, text }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
    <Choices>{actions}</Choices>
  </ChoiceRoot>
);

import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

const List = styled.ol`
  li {
    display: grid;
    gap: 6px 16px;
    padding: 18px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  h3 {
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
  div {
    display: grid;
    gap: 8px;
    max-width: 38rem;
    font-size: 1.0625rem;
    line-height: 1.5;
    white-space: pre-line;
  }
  [data-missing] {
    font-size: 0.9375rem;
    color: var(--color-ink-muted);
  }
  [data-missing] b {
    color: var(--color-ink);
  }
  ${media.md} {
    li {
      grid-template-columns: 84px minmax(0, 1fr);
    }
    h3 {
      padding-top: 3px;
    }
  }
`;

/** What a juror wrote for the team. */
export interface JuryComment {
  key: string;
  /** Such as "Juror 1"; never a name. */
  juror: ReactNode;
  text: string;
  /** What they missed. */
  missing?: string | undefined;
  lang?: string | undefined;
  /** What to do with it: one small button. */
  action?: ReactNode;
}

/** Props of {@link JuryComments}; everything else goes to the list. */
export interface JuryCommentsProps extends HTMLAttributes<HTMLOListElement> {
  comments: readonly JuryComment[];
  labels: { missing: string };
}

/** What the jury wrote, one after the other. */
export const JuryComments = ({ comments, labels, ...rest }: JuryCommentsProps) => (
  <List {...rest}>
    {comments.map(({ key, juror, text, missing, lang, action }) => (
      <li key={key}>
        <h3>{juror}</h3>
        <div>
          <p lang={lang}>{text}</p>
          {missing && (
            <p data-missing="">
              <b>{labels.missing}</b> <span lang={lang}>{missing}</span>
            </p>
          )}
          {action && <p>{action}</p>}
        </div>
      </li>
    ))}
  </List>
);

import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';

/** Versions of something, the newest first. */
export const VersionList = styled.ol`
  padding-top: 6px;
`;

const Root = styled.li`
  display: grid;
  grid-template-columns: 34px 1fr;
  gap: 12px;
  padding-top: 12px;
  font-size: 0.9375rem;
  line-height: 1.4;
  &[data-kind='old'] {
    color: var(--color-ink-muted);
  }
`;

const Number = styled.b`
  ${typeStyles.figure}
  font-size: 1.1875rem;
  line-height: 1.25;
  letter-spacing: -0.01em;
  [data-kind='draft'] > & {
    color: var(--color-accent-text);
  }
  [data-kind='old'] > & {
    font-weight: 560;
  }
`;

const Body = styled.div`
  position: relative;
  display: grid;
  gap: 2px;
  justify-items: start;
  padding: 0 0 14px 18px;
  border-left: 1px solid var(--color-edge);
  overflow-wrap: anywhere;
  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: 10px;
    width: 11px;
    height: 2px;
    background: var(--color-ink);
  }
  [data-kind='draft'] > &::before {
    height: 3px;
    background: var(--color-accent);
  }
  & > span {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  ul {
    display: grid;
    gap: 3px;
    margin-block: 4px;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  ul b {
    font-weight: 600;
    color: var(--color-ink);
  }
`;

/** What a version is: being written, one that was handed in, or one that was replaced before it was read. */
export type VersionKind = 'draft' | 'handedIn' | 'old';

/** Props of {@link VersionItem}; everything else goes to the `<li>`. */
export interface VersionItemProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  /** Such as "v2". */
  number: ReactNode;
  kind: VersionKind;
  /** Its name or a `Badge`. */
  title: ReactNode;
  /** When and by whom. */
  detail?: ReactNode;
  /** Up to four changes in words. */
  changes?: readonly ReactNode[];
  /** Links. */
  actions?: ReactNode;
}

/** One version. Put it in a {@link VersionList}. */
export const VersionItem = (props: VersionItemProps) => {
  const { number, kind, title, detail, changes = [], actions, ...rest } = props;
  return (
    <Root data-kind={kind} {...rest}>
      <Number>{number}</Number>
      <Body>
        {kind === 'old' || kind === 'draft' ? <b>{title}</b> : title}
        {detail && <span>{detail}</span>}
        {changes.length > 0 && (
          <ul>
            {changes.map((change, index) => (
              <li key={index}>{change}</li>
            ))}
          </ul>
        )}
        {actions}
      </Body>
    </Root>
  );
};

/** A text with what was added underlined and what was taken away struck: never by colour alone. */
export const ChangedText = styled.p`
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
  ins {
    padding-inline: 0.12em;
    background: color-mix(in srgb, var(--color-ink) 12%, transparent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  del {
    color: var(--color-ink-muted);
    text-decoration-thickness: 1px;
  }
`;

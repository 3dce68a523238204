import type { HTMLAttributes, LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar';
import type { AvatarPerson } from '../Avatar';

/** What a team means to do, under each other. */
export const ActionItemList = (props: HTMLAttributes<HTMLUListElement>) => <ul {...props} />;

const Row = styled.li`
  display: grid;
  gap: 8px;
  padding: 12px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
`;

const Top = styled.div`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  justify-content: space-between;
  & > div {
    display: grid;
    gap: 2px;
    min-width: 0;
    line-height: 1.4;
  }
  p {
    font-size: 0.9375rem;
  }
  [data-settled] > & p {
    color: var(--color-ink-muted);
    text-decoration: line-through;
    text-decoration-color: var(--color-edge);
  }
  small {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  small b {
    color: var(--color-caution);
    font-weight: 620;
  }
  & > span {
    display: inline-flex;
    flex: none;
    gap: 6px;
    align-items: center;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  p {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
`;

/** Props of {@link ActionItemRow}; everything else goes to the `<li>`. */
export interface ActionItemRowProps extends LiHTMLAttributes<HTMLLIElement> {
  text: ReactNode;
  /** Where it comes from, such as "Henrike, verdict of week 3". */
  source?: ReactNode;
  /** By when; say so in words where it is late. */
  due?: ReactNode;
  isLate?: boolean;
  /** Done or not for us: muted and struck. */
  isSettled?: boolean;
  owner?: (AvatarPerson & { name: string }) | undefined;
  /** A menu. */
  action?: ReactNode;
  /** The three answers, or what was answered. */
  answer?: ReactNode;
}

/** One action item: what, from whom, by when, by whom; then what became of it, or the answers. */
export const ActionItemRow = (props: ActionItemRowProps) => {
  const { text, source, due, isLate = false, isSettled = false, owner, action, answer, ...rest } = props;
  return (
    <Row data-settled={isSettled ? '' : undefined} {...rest}>
      <Top>
        <div>
          <p dir="auto">{text}</p>
          {(source ?? due) && (
            <small>
              {source}
              {source && due && ' · '}
              {isLate ? <b>{due}</b> : due}
            </small>
          )}
        </div>
        {(owner ?? action) && (
          <span>
            {owner && <Owner {...owner} />}
            {action}
          </span>
        )}
      </Top>
      {answer && <Foot>{answer}</Foot>}
    </Row>
  );
};

const Owner = ({ name, ...person }: NonNullable<ActionItemRowProps['owner']>) => (
  <Avatar {...person} size={24} label={name} />
);

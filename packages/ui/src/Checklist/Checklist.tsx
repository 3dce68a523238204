import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar';
import type { AvatarPerson } from '../Avatar';
import { Checkbox } from '../Checkbox';

const Row = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 14px;
  align-items: center;
  padding: 5px 0;
  border-bottom: 1px solid var(--color-line);
  & > label {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[data-done] > label > span:last-child {
    color: var(--color-ink-muted);
    text-decoration: line-through;
    text-decoration-color: var(--color-edge);
  }
  & > div {
    display: inline-flex;
    flex: none;
    gap: 10px;
    align-items: center;
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  time[data-late] {
    color: var(--color-caution);
    font-weight: 620;
  }
`;

/** A step of a shared list. */
export interface ChecklistItem {
  key: string;
  label: ReactNode;
  isDone: boolean;
  /** When it is due, such as "Fri"; say so in words where it is late. */
  due?: { dateTime: string; text: ReactNode; isLate?: boolean };
  owner?: AvatarPerson & { name: string };
  /** Its change is being saved. */
  isSaving?: boolean;
}

/** Props of {@link Checklist}; everything else goes to the list. */
export interface ChecklistProps extends Omit<HTMLAttributes<HTMLUListElement>, 'onToggle'> {
  items: readonly ChecklistItem[];
  /** Without it the list is for reading. */
  onToggle?: (key: string, isDone: boolean) => void;
}

const Owner = ({ name, ...person }: NonNullable<ChecklistItem['owner']>) => (
  <Avatar {...person} size={24} label={name} />
);

/** Steps that a team shares: what, until when, by whom. Done is muted and struck. */
export const Checklist = ({ items, onToggle, ...rest }: ChecklistProps) => (
  <ul {...rest}>
    {items.map(({ key, label, isDone, due, owner, isSaving }) => (
      <Row key={key} data-done={isDone ? '' : undefined} aria-busy={isSaving ? true : undefined}>
        <Checkbox
          checked={isDone}
          disabled={!onToggle || isSaving}
          onChange={({ target }) => onToggle?.(key, target.checked)}
        >
          {label}
        </Checkbox>
        {(due ?? owner) && (
          <div>
            {due && (
              <time dateTime={due.dateTime} data-late={due.isLate ? '' : undefined}>
                {due.text}
              </time>
            )}
            {owner && <Owner {...owner} />}
          </div>
        )}
      </Row>
    ))}
  </ul>
);

import { GripVertical } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar';
import type { AvatarPerson } from '../Avatar';
import { Checkbox } from '../Checkbox';
import { useReorder } from './useReorder';

// What to do, its handle, its day, who does it, its menu: each in line with those of the other rows.
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(4, auto);
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  padding: 5px 0;
  border-bottom: 1px solid var(--color-line);
  & > label {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[data-done] :is(label > span:last-child, [data-status] > span:last-child) {
    color: var(--color-ink-muted);
    text-decoration: line-through;
    text-decoration-color: var(--color-edge);
  }
  &[data-drag='dragged'] {
    opacity: 0.45;
  }
  &[data-drag='above']::before,
  &[data-drag='below']::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    height: 3px;
    background: var(--color-accent);
  }
  &[data-drag='above']::before {
    top: -2px;
  }
  &[data-drag='below']::before {
    bottom: -2px;
  }
`;

const End = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 2 / -1;
  align-items: center;
  margin-left: 4px;
  font-size: 0.8125rem;
  color: var(--color-ink-muted);
  & > * {
    margin-left: 10px;
  }
  time {
    grid-column: 2;
    justify-self: end;
  }
  time[data-late] {
    color: var(--color-caution);
    font-weight: 620;
  }
`;

const Place = styled.div`
  grid-column: 3;
`;

const Action = styled.div`
  grid-column: 4;
`;

// A state is drawn like a box and cannot be ticked.
const Status = styled.span`
  display: grid;
  grid-template-columns: 20px auto;
  gap: 10px;
  align-items: center;
  min-width: 0;
  min-height: 32px;
  padding-block: 6px;
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  & > span:first-child {
    position: relative;
    width: 20px;
    height: 20px;
    border: 1px dashed var(--color-edge);
    border-radius: var(--radius-xs);
  }
  [data-done] & > span:first-child {
    border-style: solid;
    border-color: var(--color-positive);
    background: var(--color-positive);
    forced-color-adjust: none;
  }
  [data-done] & > span:first-child::after {
    content: '';
    position: absolute;
    left: 6px;
    top: 2px;
    width: 6px;
    height: 11px;
    border: solid var(--color-canvas);
    border-width: 0 2px 2px 0;
    transform: rotate(42deg);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Handle = styled.button`
  display: grid;
  grid-column: 1;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 4px;
  color: var(--color-ink-muted);
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  &:hover {
    color: var(--color-ink);
  }
  /* With a pointer that hovers it is there when it is wanted. */
  @media (hover: hover) {
    opacity: 0;
    li:hover &,
    li:focus-within & {
      opacity: 1;
    }
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
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
  /** It says how something stands and is not ticked, such as the hand-in; give what it says as `label`. */
  isStatus?: boolean;
  /** What else can be done about it: a menu. */
  action?: ReactNode;
}

/** Props of {@link Checklist}; everything else goes to the list. */
export interface ChecklistProps extends Omit<HTMLAttributes<HTMLUListElement>, 'onToggle'> {
  items: readonly ChecklistItem[];
  /** Without it the list is for reading. */
  onToggle?: (key: string, isDone: boolean) => void;
  /** Lets rows be put into another order: by dragging their handles, and with the arrow keys on them. 1 is the first place. */
  onMove?: (key: string, position: number) => void;
  /** What the handle of a row is called; needed with `onMove`. */
  moveLabel?: (key: string) => string;
}

const Owner = ({ name, ...person }: NonNullable<ChecklistItem['owner']>) => (
  <Place>
    <Avatar {...person} size={24} label={name} />
  </Place>
);

type RowProps = Pick<ChecklistProps, 'onToggle'> & {
  item: ChecklistItem;
  drag: ReturnType<ReturnType<typeof useReorder>['stateOf']>;
  handle: ReactNode;
};

const Step = ({ item, onToggle, drag, handle }: RowProps) => {
  const { key, label, isDone, due, owner, isSaving, isStatus, action } = item;
  return (
    <Row
      data-done={isDone ? '' : undefined}
      data-drag={drag}
      data-step={key}
      aria-busy={isSaving ? true : undefined}
    >
      {isStatus ? (
        <Status data-status="">
          <span aria-hidden />
          <span>{label}</span>
        </Status>
      ) : (
        <Checkbox
          checked={isDone}
          disabled={!onToggle || isSaving}
          onChange={({ target }) => onToggle?.(key, target.checked)}
        >
          {label}
        </Checkbox>
      )}
      {(due ?? owner ?? action ?? handle) && (
        <End>
          {handle}
          {due && (
            <time dateTime={due.dateTime} data-late={due.isLate ? '' : undefined}>
              {due.text}
            </time>
          )}
          {owner && <Owner {...owner} />}
          {action && <Action>{action}</Action>}
        </End>
      )}
    </Row>
  );
};

const nowhere = () => undefined;

/** Steps that a team shares: what, until when, by whom. Done is muted and struck. */
export const Checklist = ({ items, onToggle, onMove, moveLabel, ...rest }: ChecklistProps) => {
  const { list, handleOf, stateOf } = useReorder(
    items.map(({ key }) => key),
    onMove ?? nowhere,
  );
  return (
    <List ref={list} {...rest}>
      {items.map((item, index) => (
        <Step
          key={item.key}
          item={item}
          drag={stateOf(index)}
          {...(onToggle ? { onToggle } : {})}
          handle={
            onMove && (
              <Handle type="button" data-handle="" aria-label={moveLabel?.(item.key)} {...handleOf(index)}>
                <GripVertical size={16} strokeWidth={1.75} aria-hidden />
              </Handle>
            )
          }
        />
      ))}
    </List>
  );
};

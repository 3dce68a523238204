import { GripVertical } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Avatar } from '../Avatar';
import type { AvatarPerson } from '../Avatar';
import { Checkbox } from '../Checkbox';
import { Action, End, Handle, List, Place, Row, Status } from './Checklist.styles';
import { useReorder } from './useReorder';

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

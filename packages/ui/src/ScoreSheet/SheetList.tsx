import { Check, CloudOff, Film, Lock, Pencil } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Badge } from '../Badge';
import type { LinkComponent } from '../Link';
import { TeamMark } from '../TeamMark';
import { Item, List, State, When } from './SheetList.styles';

/** How one's sheet for a team stands. `waiting` is handed in on this device and not sent yet. */
export const sheetStates = [
  'upcoming',
  'onStage',
  'draft',
  'waiting',
  'handedIn',
  'locked',
  'conflict',
  'steppedBack',
] as const;
/** A state of a score sheet. */
export type SheetState = (typeof sheetStates)[number];

/** A team that one judges, or does not. */
export interface SheetListItem {
  key: string;
  name: string;
  state: SheetState;
  /** Such as "5 of 5", "Draft, 3 of 5" or "you mentor them"; never the score. */
  stateLabel?: ReactNode;
  /** Its sheet; left out where it cannot be opened. */
  href?: string | undefined;
  /** When it is on stage, such as "14:15". */
  time?: ReactNode;
  /** The word for a film that is judged beforehand, in place of the time. */
  film?: ReactNode;
  isCurrent?: boolean;
}

/** Props of {@link SheetList}; everything else goes to the list. */
export interface SheetListProps extends HTMLAttributes<HTMLOListElement> {
  items: readonly SheetListItem[];
  linkComponent?: LinkComponent;
}

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

const StateWords = ({ state, label }: { state: SheetState; label: ReactNode }) => {
  switch (state) {
    case 'draft':
      return (
        <Badge tone="caution" icon={<Pencil size={14} strokeWidth={1.75} aria-hidden />}>
          {label}
        </Badge>
      );
    case 'onStage':
      return <Badge tone="accent">{label}</Badge>;
    case 'handedIn':
    case 'waiting':
    case 'locked':
      return (
        <State data-state={state}>
          {state === 'handedIn' ? (
            <Check {...icon} />
          ) : state === 'locked' ? (
            <Lock {...icon} />
          ) : (
            <CloudOff {...icon} />
          )}
          {label}
        </State>
      );
    case 'upcoming':
    case 'conflict':
    case 'steppedBack':
      return <State data-state={state}>{label}</State>;
  }
};

/** The teams that one judges, in order of the stage. Beside a sheet from 62em, in a `Drawer` on phones. */
export const SheetList = ({ items, linkComponent = 'a', ...rest }: SheetListProps) => (
  <List {...rest}>
    {items.map(({ key, name, state, stateLabel, href, time, film, isCurrent }) => (
      <li key={key}>
        <Item
          {...(href === undefined ? {} : { as: linkComponent, href })}
          data-state={state}
          aria-current={isCurrent ? 'true' : undefined}
        >
          <When>
            {film ? (
              <>
                <Film size={14} strokeWidth={1.75} aria-hidden />
                {film}
              </>
            ) : (
              time
            )}
          </When>
          <TeamMark name={name} size={28} />
          <b>
            <bdi>{name}</bdi>
          </b>
          {stateLabel && <StateWords state={state} label={stateLabel} />}
        </Item>
      </li>
    ))}
  </List>
);

import type { ReactNode } from 'react';
import { Avatar } from '../Avatar';
import type { AvatarPerson } from '../Avatar';
import type { LinkComponent } from '../Link';
import { TeamMark } from '../TeamMark';
import { Hidden, Item, List } from './Bell.styles';

/** One thing that happened. */
export interface BellEntry {
  key: string;
  href: string;
  sentence: ReactNode;
  /** In words, the absolute time beside the relative one. */
  time: string;
  /** The time as ISO 8601. */
  dateTime: string;
  isUnread: boolean;
  /** Who did it; without anybody the team's mark stands there. */
  person?: AvatarPerson | undefined;
  /** Name of the team whose mark is drawn. */
  team?: string | undefined;
}

/** Props of {@link BellList}. */
export interface BellListProps {
  entries: readonly BellEntry[];
  /** Said before an unread entry, such as "Unread". */
  unreadLabel: string;
  linkComponent?: LinkComponent;
  onChoose: (key: string) => void;
}

/** Entries of the bell, newest first; each leads to where it can be answered or looked at. */
export const BellList = ({ entries, unreadLabel, linkComponent = 'a', onChoose }: BellListProps) => (
  <List>
    {entries.map(({ key, href, sentence, time, dateTime, isUnread, person, team }) => (
      <li key={key}>
        <Item
          as={linkComponent}
          href={href}
          data-unread={isUnread ? '' : undefined}
          onClick={() => onChoose(key)}
        >
          {person ? <Avatar {...person} size={40} /> : <TeamMark name={team ?? ''} size={40} />}
          <span>
            {isUnread && <Hidden>{unreadLabel}: </Hidden>}
            {sentence}
            <time dateTime={dateTime}>{time}</time>
          </span>
          {isUnread && <i />}
        </Item>
      </li>
    ))}
  </List>
);

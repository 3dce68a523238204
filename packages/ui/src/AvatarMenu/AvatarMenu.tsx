import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { HTMLAttributes } from 'react';
import { Avatar } from '../Avatar';
import type { AvatarPerson } from '../Avatar';
import type { LinkComponent } from '../Link';
import { RoleBadge } from '../RoleBadge';
import type { BadgeRole } from '../RoleBadge';
import { Name, Panel, Person, Root, Trigger } from './AvatarMenu.styles';
import { AvatarMenuItem } from './AvatarMenuItem';
import type { MenuEntry } from './menuEntries';
import { useMenuButton } from './useMenuButton';

/** Props of {@link AvatarMenu}; everything else goes to the root. */
export interface AvatarMenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role'> {
  person: AvatarPerson & { email?: string | undefined };
  /** The person's role and its word; left out while unknown. */
  personRole?: { role: BadgeRole; label: string } | undefined;
  entries: readonly MenuEntry[];
  /** `menu` names the button, such as "Your menu". */
  labels: { menu: string };
  linkComponent?: LinkComponent;
}

/** The avatar that opens a menu: arrows move, Esc returns focus, a click elsewhere closes. */
export const AvatarMenu = (props: AvatarMenuProps) => {
  const { person, personRole, entries, labels, linkComponent = 'a', ...rest } = props;
  const { isOpen, setIsOpen, root, trigger, close, handleKeyDown } = useMenuButton();
  const id = useId();
  const { email, ...avatar } = person;
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  return (
    <Root ref={root} data-avatar-menu="" {...rest} onKeyDown={handleKeyDown}>
      <Trigger
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Name>{labels.menu}</Name>
        <Avatar {...avatar} size={34} />
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden data-chevron="" />
      </Trigger>
      {isOpen && (
        <Panel>
          {(name || email) && (
            <Person>
              <b>{name}</b>
              {email && <span data-mail="">{email}</span>}
              {personRole && <RoleBadge personRole={personRole.role}>{personRole.label}</RoleBadge>}
            </Person>
          )}
          <div role="menu" id={id} aria-label={labels.menu}>
            {entries.map((entry) => (
              <AvatarMenuItem key={entry.key} entry={entry} linkComponent={linkComponent} onChosen={close} />
            ))}
          </div>
        </Panel>
      )}
    </Root>
  );
};

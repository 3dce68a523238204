import type { ReactNode } from 'react';
import { Item } from '../AvatarMenu/AvatarMenu.styles';

/** One thing to do; `critical` for what takes something away. */
export interface MenuAction {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'critical';
  onSelect: () => void;
}

interface MenuItemsProps {
  actions: readonly MenuAction[];
  /** Before one is done: the focus is back where it was. */
  close: () => void;
}

/** The items of a menu: choosing one closes it first. */
export const MenuItems = ({ actions, close }: MenuItemsProps) => (
  <>
    {actions.map(({ key, label: words, icon, tone, onSelect }) => (
      <Item
        key={key}
        as="button"
        role="menuitem"
        tabIndex={-1}
        data-tone={tone}
        onClick={() => {
          close();
          onSelect();
        }}
      >
        {icon}
        {words}
      </Item>
    ))}
  </>
);

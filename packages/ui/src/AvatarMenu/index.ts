export { AvatarMenu } from './AvatarMenu';
export type { AvatarMenuProps } from './AvatarMenu';
export { menuIcons } from './menuEntries';
export type { MenuEntry, MenuIcon } from './menuEntries';

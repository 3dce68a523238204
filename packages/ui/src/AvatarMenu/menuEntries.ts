import { LogOut, Settings, User, Users } from 'lucide-react';

/** Icons that a menu entry may carry. */
export const menuIcons = ['user', 'users', 'settings', 'logOut'] as const;
/** An icon of a menu entry. */
export type MenuIcon = (typeof menuIcons)[number];

/** One line of the avatar menu and of the mobile menu's foot: a link, an action, the colour switch or a rule. */
export type MenuEntry =
  | { kind: 'link'; key: string; label: string; href: string; icon?: MenuIcon; side?: string }
  | { kind: 'action'; key: string; label: string; onSelect: () => void; icon?: MenuIcon; side?: string }
  | { kind: 'theme'; key: string; label: string; labelInLight: string }
  | { kind: 'rule'; key: string };

/** The drawing of each menu icon. */
export const menuIconComponents = { user: User, users: Users, settings: Settings, logOut: LogOut };

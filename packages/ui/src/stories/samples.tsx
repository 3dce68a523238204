import type { MenuEntry } from '../AvatarMenu';
import type { NavItem } from '../Header';

/** A day in week five. */
export const sampleDay = 32;

export const verbs = [
  'Enter',
  'Listen',
  'Edit',
  'Verify',
  'Engineer',
  'Notice',
  'Weigh',
  'Exhale',
  'Exchange',
  'Keep',
  'Show',
];

export const navItems: NavItem[] = [
  { key: 'events', href: '/events', label: 'Events' },
  { key: 'dashboard', href: '/connect', label: 'Dashboard', isCurrent: true },
  { key: 'teams', href: '/connect/teams', label: 'Teams' },
];

export const menuEntries: MenuEntry[] = [
  { kind: 'link', key: 'profile', label: 'Profile', href: '/connect/profile', icon: 'user' },
  { kind: 'link', key: 'team', label: 'Your Team', href: '/connect/team', icon: 'users', side: 'Spelzwerk' },
  { kind: 'theme', key: 'theme', label: 'Light theme', labelInLight: 'Dark theme' },
  { kind: 'rule', key: 'rule' },
  { kind: 'action', key: 'signOut', label: 'Sign out', icon: 'logOut', onSelect: () => undefined },
];

export const headerLabels = {
  home: 'GROW, home',
  navigation: 'Main',
  menu: 'Menu',
  toLight: 'Light theme',
  toDark: 'Dark theme',
};

/** A portrait drawn here, so that stories need no network. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="0 0 480 320"><rect width="480" height="320" fill="#F5CE5E"/><circle cx="360" cy="70" r="120" fill="#FFB08F"/><path d="M140 340c0-70 44-104 104-104s104 34 104 104z" fill="#0D251B"/><ellipse cx="244" cy="156" rx="54" ry="64" fill="#E2A182"/><path d="M186 168c-12-64 20-100 60-100 44 0 70 34 56 96-6-32-20-46-38-54-22 14-58 14-70 22-6 8-8 20-8 36z" fill="#4A2415"/></svg>',
)}`;

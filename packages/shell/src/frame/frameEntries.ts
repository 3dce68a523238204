// What stands in the header's menus: core says who sees what, the words come from here.
import {
  avatarMenuItems,
  isCurrentMenuLink,
  visibleMenuItems,
  type CurrentUserRole,
  type Role,
} from '@grow/core';
import type { AvatarPerson, MenuEntry, NavItem } from '@grow/ui';
import type { Locale } from '../language/localeStore';
import { accountWords, headerWords, navigationWords } from './frameWords';

/** Who is logged in, as the frame shows them. */
export type FrameAccount = {
  readonly person: AvatarPerson & { readonly email?: string | undefined };
  /** Undefined while it is not known; a guest of the jury has none. */
  readonly role: Role | 'guest' | undefined;
  readonly onSignOut: () => void;
};

/** Entries of the avatar menu and of the mobile menu's foot; for a visitor the colour switch alone. */
export function frameEntries(account: FrameAccount | undefined, locale: Locale): MenuEntry[] {
  const { toLight, toDark } = headerWords(locale);
  const theme: MenuEntry = { kind: 'theme', key: 'theme', label: toLight, labelInLight: toDark };
  if (!account) return [theme];
  const words = accountWords(locale);
  const links = avatarMenuItems(account.role ?? 'member').flatMap((item): MenuEntry[] =>
    item.key === 'signOut'
      ? []
      : [
          {
            kind: 'link',
            key: item.key,
            label: words[item.key],
            href: item.href,
            icon: item.key === 'team' ? 'users' : 'user',
          },
        ],
  );
  const signOut: MenuEntry = {
    kind: 'action',
    key: 'signOut',
    label: words.signOut,
    icon: 'logOut',
    onSelect: account.onSignOut,
  };
  return [...links, theme, { kind: 'rule', key: 'rule' }, signOut];
}

/** The header's links for a role, the current one marked. */
export function navigationItems(role: CurrentUserRole, pathname: string, locale: Locale): NavItem[] {
  const words = navigationWords(locale);
  return visibleMenuItems(role).map(({ key, href }) => ({
    key,
    href,
    label: words[key],
    isCurrent: isCurrentMenuLink(pathname, href),
  }));
}

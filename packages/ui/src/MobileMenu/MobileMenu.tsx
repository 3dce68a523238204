import { useEffect, useLayoutEffect, useRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Avatar } from '../Avatar';
import type { AvatarPerson } from '../Avatar';
import type { MenuEntry } from '../AvatarMenu';
import { menuIconComponents } from '../AvatarMenu/menuEntries';
import { ButtonLink } from '../Button';
import { attachMobileMenu } from '../frame';
import type { MobileMenuControl } from '../frame';
import type { NavItem } from '../Header';
import type { LinkComponent } from '../Link';
import { ThemeToggle } from '../ThemeToggle';
import { Entries, Foot, Links, Login, Overlay, Person, Row, Season } from './MobileMenu.styles';

const EntryLine = ({ entry, linkComponent: Link }: { entry: MenuEntry; linkComponent: LinkComponent }) => {
  if (entry.kind === 'rule') return null;
  if (entry.kind === 'theme') {
    return <ThemeToggle look="text" labels={{ toLight: entry.label, toDark: entry.labelInLight }} />;
  }
  const Icon = entry.icon && menuIconComponents[entry.icon];
  const content = (
    <>
      {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
      {entry.label}
    </>
  );
  if (entry.kind === 'link') return <Link href={entry.href}>{content}</Link>;
  return (
    <button type="button" onClick={entry.onSelect}>
      {content}
    </button>
  );
};

type MenuPerson = AvatarPerson & { detail?: string | undefined };

const faceOf = ({ firstName, lastName, picture, isLoading }: MenuPerson): AvatarPerson => ({
  firstName,
  lastName,
  picture,
  isLoading,
});

/** Props of {@link MobileMenu}; everything else goes to the root. */
export interface MobileMenuProps extends HTMLAttributes<HTMLDivElement> {
  items: readonly NavItem[];
  labels: { navigation: string };
  /** The same entries as in the avatar menu; logged out, the colour switch alone. */
  entries: readonly MenuEntry[];
  /** Who is logged in, with one line below the name. */
  person?: MenuPerson | undefined;
  login?: { href: string; label: string } | undefined;
  languageSwitch?: ReactNode;
  /** Such as "GROW 24/25. Week 5 of 11". */
  season?: ReactNode;
  strip?: ReactNode;
  /** Changes with every route, which closes the menu: the router's location. */
  routeKey?: string;
  linkComponent?: LinkComponent;
}

/** The full-screen menu below 62em. Render it beside the header, never inside; the header's burger opens it. */
export const MobileMenu = (props: MobileMenuProps) => {
  const { items, labels, entries, person, login, languageSwitch, season, strip, routeKey, ...others } = props;
  const { linkComponent: Link = 'a', ...rest } = others;
  const root = useRef<HTMLDivElement>(null);
  const control = useRef<MobileMenuControl>(null);
  // Taken off while it is still on the page, so that a menu that goes while open gives the page back.
  useLayoutEffect(() => {
    if (!root.current) return;
    const attached = attachMobileMenu(root.current);
    control.current = attached;
    return attached;
  }, []);
  useEffect(() => control.current?.close(), [routeKey]);
  return (
    <Overlay ref={root} data-mobile-menu="" hidden {...rest}>
      <Links aria-label={labels.navigation}>
        {items.map(({ key, href, label, isCurrent }) => (
          <Link key={key} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </Links>
      <Foot>
        {login && (
          <Login>
            <ButtonLink variant="primary" size="lg" isBlock href={login.href} linkComponent={Link}>
              {login.label}
            </ButtonLink>
          </Login>
        )}
        {person && (
          <Person>
            <Avatar {...faceOf(person)} size={44} />
            <div>
              <b>{[person.firstName, person.lastName].filter(Boolean).join(' ')}</b>
              {person.detail && <small>{person.detail}</small>}
            </div>
          </Person>
        )}
        <Entries>
          {entries.map((entry) => (
            <EntryLine key={entry.key} entry={entry} linkComponent={Link} />
          ))}
        </Entries>
        {languageSwitch && <Row>{languageSwitch}</Row>}
        {season && <Season>{season}</Season>}
        {strip}
      </Foot>
    </Overlay>
  );
};

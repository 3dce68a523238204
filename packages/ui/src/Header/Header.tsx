import { useEffect, useLayoutEffect, useRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { ButtonLink } from '../Button';
import { attachHeader, keepEntrance } from '../frame';
import type { LinkComponent } from '../Link';
import { Logo } from '../Logo';
import { ThemeToggle } from '../ThemeToggle';
import type { ThemeLabels } from '../ThemeToggle';
import { Bar, Burger, HomeLink, Navigation, NavLink, Right, Root, WideOnly } from './Header.styles';

/** One item of the main navigation. */
export interface NavItem {
  key: string;
  href: string;
  label: string;
  isCurrent?: boolean;
}

/** Words of the header: `home` names the logo's link, `menu` the burger. */
export interface HeaderLabels extends ThemeLabels {
  home: string;
  navigation: string;
  menu: string;
}

/** Props of {@link Header}; everything else goes to the `<header>`. */
export interface HeaderProps extends HTMLAttributes<HTMLElement> {
  items: readonly NavItem[];
  labels: HeaderLabels;
  /** The login button of somebody who is logged out; it stays at every width. */
  login?: { href: string; label: string } | undefined;
  /** The avatar menu of somebody who is logged in; it stays at every width. Without it a colour switch is shown. */
  account?: ReactNode;
  /** Shown from 62em; below that the mobile menu has its own. */
  languageSwitch?: ReactNode;
  /** A {@link SeasonStrip} that hangs below, in place of the hairline. */
  strip?: ReactNode;
  linkComponent?: LinkComponent;
}

/** The sticky top bar of both apps. Menu and opacity are driven by the framework-free functions of `@grow/ui/frame`. */
export const Header = (props: HeaderProps) => {
  const { items, labels, login, account, languageSwitch, strip, linkComponent = 'a', ...rest } = props;
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (root.current) keepEntrance(root.current);
  }, []);
  useEffect(() => (root.current ? attachHeader(root.current) : undefined), []);
  return (
    <Root ref={root} data-header="" data-has-strip={strip ? '' : undefined} {...rest}>
      <Bar>
        <HomeLink as={linkComponent} href="/" aria-label={labels.home}>
          <Logo />
        </HomeLink>
        <Navigation aria-label={labels.navigation} data-header-nav="">
          {items.map(({ key, href, label, isCurrent }) => (
            <NavLink as={linkComponent} key={key} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </NavLink>
          ))}
        </Navigation>
        <Right data-header-account="">
          {languageSwitch && <WideOnly>{languageSwitch}</WideOnly>}
          {!account && <ThemeToggle labels={labels} />}
          {login && !account && (
            <ButtonLink size="sm" href={login.href} linkComponent={linkComponent} data-login="">
              {login.label}
            </ButtonLink>
          )}
          {account}
          <Burger type="button" data-menu-toggle="" aria-label={labels.menu} aria-expanded="false">
            <i />
            <i />
            <i />
          </Burger>
        </Right>
      </Bar>
      {strip}
    </Root>
  );
};

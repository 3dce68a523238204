export { Header } from './Header';
export type { HeaderLabels, HeaderProps, NavItem } from './Header';

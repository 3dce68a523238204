export { ActionMenu } from './ActionMenu';
export type { ActionMenuProps } from './ActionMenu';
export type { MenuAction } from './MenuItems';

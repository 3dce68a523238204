export { ActionMenu } from './ActionMenu';
export type { ActionMenuProps, MenuAction } from './ActionMenu';

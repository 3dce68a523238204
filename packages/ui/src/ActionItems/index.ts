export { ActionItemList, ActionItemRow } from './ActionItems';
export type { ActionItemRowProps } from './ActionItems';

export {
  actionItemFromRow,
  actionItemLimits,
  actionItemSources,
  actionItemStates,
  adviceFromRow,
  type ActionItem,
  type ActionItemSource,
  type ActionItemState,
  type Advice,
  type NamedActionItem,
  type NamedAdvice,
} from './ActionItem';
export {
  actionItemsOfPulse,
  actionItemText,
  awaitsAnswer,
  isActionItemOverdue,
  openActionItems,
  sentencesOf,
  settledActionItems,
} from './actionItemRules';
export { actionItemRepository, type NewActionItem } from './actionItemRepository';
export { actionItemKeys, actionItemQueries } from './actionItemQueries';
export {
  actionItemMutations,
  type ActionItemAnswer,
  type ActionItemAssignment,
  type NewAdvice,
} from './actionItemMutations';

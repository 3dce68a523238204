export { BulkDrawer } from './BulkDrawer';
export { MessageDrawer } from './MessageDrawer';
export { SelectionBar } from './SelectionBar';
export { useSelection, type SelectionOf } from './useSelection';
export {
  useInvitationsPreview,
  usePeopleRolePreview,
  usePeopleViews,
  useSuggestionPreview,
  useTeamsChangePreview,
  useTeamsViews,
  useWithdrawalPreview,
} from './useViews';
export { ViewsRow } from './ViewsRow';

export { BulkDrawer } from './BulkDrawer';
export { SelectionBar } from './SelectionBar';
export { useSelection, type SelectionOf } from './useSelection';
export {
  usePeopleRolePreview,
  usePeopleViews,
  useSuggestionPreview,
  useTeamsChangePreview,
  useTeamsViews,
} from './useViews';
export { ViewsRow } from './ViewsRow';

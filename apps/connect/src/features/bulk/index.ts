export { BulkDrawer } from './BulkDrawer';
export { useSelection, type SelectionOf } from './useSelection';
export { usePeopleRolePreview, usePeopleViews, useTeamsChangePreview, useTeamsViews } from './useViews';
export { ViewsRow } from './ViewsRow';

export {
  bulkPreviewFromRow,
  leftOutOfPreview,
  type Agreed,
  type BulkExample,
  type BulkPreview,
  type BulkRole,
  type InvitationsRequest,
  type MessageRequest,
  type MessageStart,
  type PeopleRoleRequest,
  type PeopleViewFilter,
  type Selection,
  type SuggestionRequest,
  type TeamsChange,
  type TeamsChangeRequest,
  type TeamsViewFilter,
  type TeamsWithdrawalRequest,
} from './Bulk';
export { peopleViewFromRow, teamsViewFromRow, type SavedView, type ViewSave } from './SavedView';
export { bulkRepository } from './bulkRepository';
export { bulkKeys, bulkQueries, peopleBulkMutations, teamsBulkMutations } from './bulkQueries';

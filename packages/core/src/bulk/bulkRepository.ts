import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import {
  bulkPreviewFromRow,
  messageRow,
  peopleFilterRow,
  selectionRow,
  teamsFilterRow,
  type Agreed,
  type BulkPreview,
  type InvitationsRequest,
  type MessageRequest,
  type MessageStart,
  type PeopleRoleRequest,
  type PeopleViewFilter,
  type SuggestionRequest,
  type TeamsChangeRequest,
  type TeamsViewFilter,
  type TeamsWithdrawalRequest,
} from './Bulk';
import { peopleViewFromRow, teamsViewFromRow, type SavedView, type ViewSave } from './SavedView';

const peopleArgs = ({ selection, role }: PeopleRoleRequest) => ({
  p_selection: selectionRow(selection, peopleFilterRow),
  p_role: role,
});

const teamsArgs = ({ selection, change }: TeamsChangeRequest) => ({
  p_selection: selectionRow(selection, teamsFilterRow),
  p_change: { ...change },
});

const agreedArgs = ({ count, reason }: Agreed) => ({ p_count: count, p_reason: reason.trim() });

/** What organisers do to many at once, and the views they keep. Every call throws only AppError; `forbidden` for everybody else. */
export function bulkRepository(client: GrowSupabase) {
  return {
    /** What would become of people who are given a role. @throws AppError `invalid_value`, `malformed_row` */
    async previewPeopleRole(request: PeopleRoleRequest, { signal }: ReadOptions = {}): Promise<BulkPreview> {
      return guard(
        async () =>
          bulkPreviewFromRow(await read(client.rpc('preview_people_role', peopleArgs(request)), signal)),
        signal,
      );
    },

    /**
     * Starts the job that gives people a role; its id. @throws AppError `conflict` where the preview counted others;
     * `reauthentication_needed`, `invalid_value`
     */
    async startPeopleRole(request: PeopleRoleRequest & Agreed): Promise<string> {
      const args = { ...peopleArgs(request), ...agreedArgs(request) };
      return guard(async () => unwrap(await client.rpc('start_people_role', args)));
    },

    /** To whom teams would be suggested, and which to some of them. @throws AppError `invalid_value`, `malformed_row` */
    async previewSuggestions(
      { selection }: SuggestionRequest,
      { signal }: ReadOptions = {},
    ): Promise<BulkPreview> {
      const args = { p_selection: selectionRow(selection, peopleFilterRow) };
      return guard(
        async () => bulkPreviewFromRow(await read(client.rpc('preview_team_suggestions', args), signal)),
        signal,
      );
    },

    /** Starts the job that suggests teams; its id. @throws AppError `conflict` where the preview counted others; `invalid_value` */
    async startSuggestions({ selection, count }: SuggestionRequest & Pick<Agreed, 'count'>): Promise<string> {
      const args = { p_selection: selectionRow(selection, peopleFilterRow), p_count: count };
      return guard(async () => unwrap(await client.rpc('start_team_suggestions', args)));
    },

    /** What would become of teams that are changed. @throws AppError `invalid_value`, `malformed_row` */
    async previewTeamsChange(
      request: TeamsChangeRequest,
      { signal }: ReadOptions = {},
    ): Promise<BulkPreview> {
      return guard(
        async () =>
          bulkPreviewFromRow(await read(client.rpc('preview_teams_change', teamsArgs(request)), signal)),
        signal,
      );
    },

    /**
     * Starts the job that changes teams; its id. @throws AppError `conflict` where the preview counted others;
     * `reauthentication_needed`, `invalid_value`
     */
    async startTeamsChange(request: TeamsChangeRequest & Agreed): Promise<string> {
      const args = { ...teamsArgs(request), ...agreedArgs(request) };
      return guard(async () => unwrap(await client.rpc('start_teams_change', args)));
    },

    /** Which teams would leave the contest, and with how many people. @throws AppError `invalid_value`, `malformed_row` */
    async previewWithdrawal(
      { selection }: TeamsWithdrawalRequest,
      { signal }: ReadOptions = {},
    ): Promise<BulkPreview> {
      const args = { p_selection: selectionRow(selection, teamsFilterRow) };
      return guard(
        async () => bulkPreviewFromRow(await read(client.rpc('preview_teams_withdrawal', args), signal)),
        signal,
      );
    },

    /**
     * Starts the job that takes teams out of the contest, which nothing takes back; its id. @throws AppError `conflict` where the
     * preview counted others; `reauthentication_needed`, `invalid_value`
     */
    async startWithdrawal(request: TeamsWithdrawalRequest & Agreed): Promise<string> {
      const args = { p_selection: selectionRow(request.selection, teamsFilterRow), ...agreedArgs(request) };
      return guard(async () => unwrap(await client.rpc('start_teams_withdrawal', args)));
    },

    /** Whom an announcement to the people of a selection would be for. @throws AppError `invalid_value`, `malformed_row` */
    async previewMessage(request: MessageRequest, { signal }: ReadOptions = {}): Promise<BulkPreview> {
      return guard(
        async () =>
          bulkPreviewFromRow(await read(client.rpc('preview_message', messageRow(request)), signal)),
        signal,
      );
    },

    /** Begins a draft for exactly those people; the id of the announcement. @throws AppError `conflict` where the preview counted others; `invalid_value` */
    async startMessage({ request, count }: MessageStart): Promise<string> {
      const args = { ...messageRow(request), p_count: count };
      return guard(async () => unwrap(await client.rpc('start_message', args)));
    },

    /** Who would be invited again. @throws AppError `invalid_value`, `malformed_row` */
    async previewInvitations(
      { selection }: InvitationsRequest,
      { signal }: ReadOptions = {},
    ): Promise<BulkPreview> {
      const args = { p_selection: selectionRow(selection, peopleFilterRow) };
      return guard(
        async () => bulkPreviewFromRow(await read(client.rpc('preview_invitations', args), signal)),
        signal,
      );
    },

    /** Starts the job that invites people again; its id. @throws AppError `conflict` where the preview counted others; `invalid_value` */
    async startInvitations({
      selection,
      count,
    }: InvitationsRequest & Pick<Agreed, 'count'>): Promise<string> {
      const args = { p_selection: selectionRow(selection, peopleFilterRow), p_count: count };
      return guard(async () => unwrap(await client.rpc('start_invitations', args)));
    },

    /** The views of the list of people, with how many each finds. @throws AppError `malformed_row` */
    async listPeopleViews({ signal }: ReadOptions = {}): Promise<SavedView<PeopleViewFilter>[]> {
      return readList(client.rpc('list_views', { p_list: 'people' }), peopleViewFromRow, signal);
    },

    /** The views of the list of teams, with how many each finds. @throws AppError `malformed_row` */
    async listTeamsViews({ signal }: ReadOptions = {}): Promise<SavedView<TeamsViewFilter>[]> {
      return readList(client.rpc('list_views', { p_list: 'teams' }), teamsViewFromRow, signal);
    },

    /** Keeps a view of people, or changes it. @throws AppError `list_full`, `already_exists` for a name that another one has */
    async savePeopleView({ id, name, filter }: ViewSave<PeopleViewFilter>): Promise<void> {
      const args = { p_id: id, p_list: 'people', p_name: name, p_filter: peopleFilterRow(filter) };
      await guard(async () => unwrap(await client.rpc('save_view', args)));
    },

    /** Keeps a view of teams, or changes it. @throws AppError `list_full`, `already_exists` for a name that another one has */
    async saveTeamsView({ id, name, filter }: ViewSave<TeamsViewFilter>): Promise<void> {
      const args = { p_id: id, p_list: 'teams', p_name: name, p_filter: teamsFilterRow(filter) };
      await guard(async () => unwrap(await client.rpc('save_view', args)));
    },

    /** Removes a view; one that is gone already, too. */
    async removeView(id: string): Promise<void> {
      return guard(async () => {
        unwrapOptional(await client.rpc('remove_view', { p_id: id }));
      });
    },
  };
}

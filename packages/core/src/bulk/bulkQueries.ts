import { announcementKeys } from '../announcement/announcementRepository';
import type { GrowSupabase } from '../db/growSupabase';
import { jobKeys } from '../job/jobQueries';
import { mutationWithInput, productMutation, type ProductMutation } from '../query/productMutation';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { profileKeys } from '../profile/profileQueries';
import type {
  Agreed,
  BulkPreview,
  InvitationsRequest,
  MessageRequest,
  MessageStart,
  PeopleRoleRequest,
  PeopleViewFilter,
  SuggestionRequest,
  TeamsChangeRequest,
  TeamsViewFilter,
  TeamsWithdrawalRequest,
} from './Bulk';
import { bulkRepository } from './bulkRepository';
import type { SavedView, ViewSave } from './SavedView';

/** Cache keys of previews, which whatever changes people or teams makes stale, and of views, which only organisers may ask for. */
export const bulkKeys = {
  views: ['views'] as const,
  peopleViews: ['views', 'people'] as const,
  teamsViews: ['views', 'teams'] as const,
  peopleRole: (request: PeopleRoleRequest) => [...profileKeys.lists, 'preview', request] as const,
  suggestions: (request: SuggestionRequest) =>
    [...profileKeys.lists, 'preview', 'suggestions', request] as const,
  teamsChange: (request: TeamsChangeRequest) => ['teams', 'preview', request] as const,
  withdrawal: (request: TeamsWithdrawalRequest) => ['teams', 'preview', 'withdrawal', request] as const,
  message: (request: MessageRequest) => [...profileKeys.lists, 'preview', 'message', request] as const,
  invitations: (request: InvitationsRequest) =>
    [...profileKeys.lists, 'preview', 'invitations', request] as const,
};

/** Queries of what is done to many, for organisers. */
export function bulkQueries(client: GrowSupabase | undefined) {
  const repository = () => bulkRepository(requireClient(client));
  return {
    /** The views of the list of people. */
    peopleViews: (): ProductQuery<SavedView<PeopleViewFilter>[]> =>
      productQuery(bulkKeys.peopleViews, async () => repository().listPeopleViews()),
    /** The views of the list of teams. */
    teamsViews: (): ProductQuery<SavedView<TeamsViewFilter>[]> =>
      productQuery(bulkKeys.teamsViews, async () => repository().listTeamsViews()),
    /** What would become of people who are given a role. */
    peopleRole: (request: PeopleRoleRequest): ProductQuery<BulkPreview> =>
      productQuery(bulkKeys.peopleRole(request), async () => repository().previewPeopleRole(request)),
    /** To whom teams would be suggested. */
    suggestions: (request: SuggestionRequest): ProductQuery<BulkPreview> =>
      productQuery(bulkKeys.suggestions(request), async () => repository().previewSuggestions(request)),
    /** What would become of teams that are changed. */
    teamsChange: (request: TeamsChangeRequest): ProductQuery<BulkPreview> =>
      productQuery(bulkKeys.teamsChange(request), async () => repository().previewTeamsChange(request)),
    /** Which teams would leave the contest. */
    withdrawal: (request: TeamsWithdrawalRequest): ProductQuery<BulkPreview> =>
      productQuery(bulkKeys.withdrawal(request), async () => repository().previewWithdrawal(request)),
    /** Whom an announcement would be for. */
    message: (request: MessageRequest): ProductQuery<BulkPreview> =>
      productQuery(bulkKeys.message(request), async () => repository().previewMessage(request)),
    /** Who would be invited again. */
    invitations: (request: InvitationsRequest): ProductQuery<BulkPreview> =>
      productQuery(bulkKeys.invitations(request), async () => repository().previewInvitations(request)),
  };
}

/** Mutations of many people, and of the views of their list. */
export function peopleBulkMutations(client: GrowSupabase | undefined) {
  const repository = () => bulkRepository(requireClient(client));
  const save = productMutation(
    ['views', 'savePeople'],
    async (view: ViewSave<PeopleViewFilter>) => repository().savePeopleView(view),
    { subject: ({ id }) => `view ${id}`, invalidates: [bulkKeys.peopleViews] },
  );
  return {
    /** Starts the job that gives people a role. */
    startRole: productMutation(
      ['people', 'startRole'],
      async (request: PeopleRoleRequest & Agreed) => repository().startPeopleRole(request),
      { subject: () => 'role of many', invalidates: [jobKeys.all, profileKeys.lists] },
    ),
    /** Starts the job that suggests teams to people. */
    suggestTeams: productMutation(
      ['people', 'suggestTeams'],
      async (request: SuggestionRequest & Pick<Agreed, 'count'>) => repository().startSuggestions(request),
      { subject: () => 'teams for many', invalidates: [jobKeys.all] },
    ),
    /** Starts the job that invites people again. */
    inviteAgain: productMutation(
      ['people', 'inviteAgain'],
      async (request: InvitationsRequest & Pick<Agreed, 'count'>) => repository().startInvitations(request),
      { subject: () => 'invitations of many', invalidates: [jobKeys.all, profileKeys.lists] },
    ),
    /** Begins a draft for many people, or for those in many teams. */
    write: productMutation(
      ['people', 'write'],
      async (start: MessageStart) => repository().startMessage(start),
      { subject: () => 'message to many', invalidates: [announcementKeys.all] },
    ),
    /** Keeps a view, or changes it. */
    saveView: save,
    /** Removes a view; taken back, it is kept anew. */
    removeView: productMutation(
      ['views', 'removePeople'],
      async ({ id }: SavedView<PeopleViewFilter>) => repository().removeView(id),
      {
        subject: ({ id }) => `view ${id}`,
        invalidates: [bulkKeys.peopleViews],
        undo: (_, view): ProductMutation<void, unknown> => mutationWithInput(save, view),
      },
    ),
  };
}

/** Mutations of many teams, and of the views of their list. */
export function teamsBulkMutations(client: GrowSupabase | undefined) {
  const repository = () => bulkRepository(requireClient(client));
  const save = productMutation(
    ['views', 'saveTeams'],
    async (view: ViewSave<TeamsViewFilter>) => repository().saveTeamsView(view),
    { subject: ({ id }) => `view ${id}`, invalidates: [bulkKeys.teamsViews] },
  );
  return {
    /** Starts the job that changes teams. */
    startChange: productMutation(
      ['teams', 'startChange'],
      async (request: TeamsChangeRequest & Agreed) => repository().startTeamsChange(request),
      { subject: () => 'change of many teams', invalidates: [jobKeys.all, ['teams']] },
    ),
    /** Starts the job that takes teams out of the contest. */
    startWithdrawal: productMutation(
      ['teams', 'startWithdrawal'],
      async (request: TeamsWithdrawalRequest & Agreed) => repository().startWithdrawal(request),
      { subject: () => 'withdrawal of many teams', invalidates: [jobKeys.all, ['teams'], profileKeys.lists] },
    ),
    /** Keeps a view, or changes it. */
    saveView: save,
    /** Removes a view; taken back, it is kept anew. */
    removeView: productMutation(
      ['views', 'removeTeams'],
      async ({ id }: SavedView<TeamsViewFilter>) => repository().removeView(id),
      {
        subject: ({ id }) => `view ${id}`,
        invalidates: [bulkKeys.teamsViews],
        undo: (_, view): ProductMutation<void, unknown> => mutationWithInput(save, view),
      },
    ),
  };
}

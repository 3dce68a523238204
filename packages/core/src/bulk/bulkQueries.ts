import type { GrowSupabase } from '../db/growSupabase';
import { jobKeys } from '../job/jobQueries';
import { mutationWithInput, productMutation, type ProductMutation } from '../query/productMutation';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { profileKeys } from '../profile/profileQueries';
import type {
  Agreed,
  BulkPreview,
  PeopleRoleRequest,
  PeopleViewFilter,
  SuggestionRequest,
  TeamsChangeRequest,
  TeamsViewFilter,
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

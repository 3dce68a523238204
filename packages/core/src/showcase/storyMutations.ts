import type { GrowSupabase } from '../db/growSupabase';
import { mutationWithInput, patch, productMutation, type ProductMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { ListedStory } from './ListedStory';
import { showcaseKeys } from './showcaseRepository';
import type { StoryWorkspace } from './StoryWorkspace';
import { storyKeys } from './storyQueries';
import {
  storyRepository,
  type NewStoryPicture,
  type StoryAnswer,
  type StoryPlace,
  type StorySave,
} from './storyRepository';

const key = (name: string) => [...storyKeys.all, name];
const stale = [storyKeys.all, showcaseKeys.all];

/** That organisers keep a story from the public, and why. */
export interface StoryHiding extends Pick<ListedStory, 'teamId'> {
  readonly reason: string;
}

/** Mutations of stories: of the team that writes one, of whoever is asked, and of organisers. */
export function storyMutations(client: GrowSupabase | undefined) {
  const repository = () => storyRepository(requireClient(client));
  const ofTeam = {
    subject: ({ teamId }: Pick<ListedStory, 'teamId'>) => `story ${teamId}`,
    invalidates: stale,
  };
  const hide: ProductMutation<StoryHiding, void> = productMutation(
    key('hide'),
    async ({ teamId, reason }: StoryHiding) => repository().hide(teamId, reason),
    { ...ofTeam, undo: (_, input) => mutationWithInput(show, { teamId: input.teamId }) },
  );
  const show: ProductMutation<Pick<ListedStory, 'teamId'>, void> = productMutation(
    key('show'),
    async ({ teamId }: Pick<ListedStory, 'teamId'>) => repository().show(teamId),
    ofTeam,
  );
  const recall = productMutation(
    key('recall'),
    async ({ teamId }: Pick<ListedStory, 'teamId'>) => repository().recall(teamId),
    ofTeam,
  );
  return {
    /** Saves parts of a draft; the workspace shows the answer and is not read again. */
    save: productMutation(key('save'), async (save: StorySave) => repository().save(save), {
      subject: ({ teamId }) => `draft of story ${teamId}`,
      scope: { id: 'story draft' },
      answer: (cache, saved) =>
        patch<StoryWorkspace | null>(cache, storyKeys.workspace, (workspace) =>
          workspace === null ? null : { ...workspace, ...saved },
        ),
    }),
    /** Asks everybody; with the last yes it is public. */
    submit: productMutation(
      key('submit'),
      async (workspace: Pick<StoryWorkspace, 'teamId' | 'draftVersion'>) => repository().submit(workspace),
      { ...ofTeam, undo: (_, { teamId }) => mutationWithInput(recall, { teamId }) },
    ),
    /** Takes back what waits for answers. */
    recall,
    /** Says yes or no to a version, or takes a yes back. */
    answer: productMutation(key('answer'), async (answer: StoryAnswer) => repository().answer(answer), {
      subject: ({ versionId }) => `answer ${versionId}`,
      invalidates: stale,
    }),
    /** Stores a picture; the draft names it then. */
    addPicture: productMutation(key('addPicture'), async (picture: NewStoryPicture & { readonly at: Date }) =>
      repository().addPicture(picture, picture.at),
    ),
    hide,
    show,
    /** Says what a finalist won. */
    setPlace: productMutation(
      key('setPlace'),
      async (place: StoryPlace) => repository().setPlace(place),
      ofTeam,
    ),
  };
}

import {
  AppError,
  isAppError,
  profileKeys,
  profileRepository,
  replaceProfileInCaches,
  savedProfileEffects,
  type GrowClient,
  type Profile,
  type ProfileSettings,
} from '@grow/core';
import { productMutation } from '@grow/core/query';
import { useGrowClient } from '@grow/shell';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useProductMutation, type MutationWords } from '../../mutation';
import { changesOf, clashesOf, type ProfileDraft } from './profileValues';
import { writeProfile } from './writeProfile';

/** How often a save is tried over versions that others write meanwhile. */
const ATTEMPTS = 4;

const settingsIn = (changes: ProfileSettings): ProfileSettings =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => name === 'city' || name === 'wish'));

/** What a save needs: the profile as it is shown, and what was typed over it. */
export type ProfileSave = { readonly stored: Profile; readonly draft: ProfileDraft };

/**
 * Saves what was typed over the version that is shown. Where somebody else saved meanwhile, their other fields stay; where
 * they wrote another text into the same field, nothing is saved and theirs is shown.
 * @throws AppError `conflict` when the person has to choose
 */
async function saveDraft(client: GrowClient, cache: QueryClient, save: ProfileSave): Promise<Profile> {
  const repository = profileRepository(client.supabase);
  let { stored } = save;
  for (let attempt = 1; ; attempt += 1) {
    if (clashesOf(stored, save.draft).length > 0) throw new AppError('conflict');
    const changes = changesOf(stored, save.draft.edits);
    const profile = { ...stored, ...changes } as Profile;
    try {
      return await writeProfile(client, () => repository.updateProfile(profile, settingsIn(changes)));
    } catch (error) {
      if (!isAppError(error) || error.code !== 'conflict' || attempt === ATTEMPTS) throw error;
      stored = await repository.getProfile(stored.userId);
      replaceProfileInCaches(cache, stored);
    }
  }
}

type Saved = { onDone?: (profile: Profile) => void; words?: MutationWords<unknown, Profile> };

/** Saves what was typed into one's own profile; the returned row replaces the single entry and the list's. */
export function useSaveProfile(userId: string, options: Saved) {
  const client = useGrowClient();
  const queryClient = useQueryClient();
  const save = productMutation(
    [...profileKeys.detail(userId), 'save'],
    async (typed: ProfileSave) => saveDraft(client, queryClient, typed),
    savedProfileEffects(userId),
  );
  return useProductMutation(save, options);
}

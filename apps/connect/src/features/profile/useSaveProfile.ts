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

/** How often a save is tried over versions that others write meanwhile. */
const ATTEMPTS = 4;

/** Writes; a token that is no longer taken is renewed once. @throws AppError */
async function write(client: GrowClient, send: () => Promise<Profile>): Promise<Profile> {
  try {
    return await send();
  } catch (error) {
    if (!isAppError(error) || error.code !== 'unauthorized') throw error;
    const { kind } = await client.session.refresh();
    if (kind !== 'refreshed') throw error;
    return send();
  }
}

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
      return await write(client, () => repository.updateProfile(profile, settingsIn(changes)));
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

/** Saves settings of one's own profile; the returned row replaces the single entry and the list's. */
export function useSaveSettings(userId: string, options: Saved = {}) {
  const client = useGrowClient();
  const saveSettings = productMutation(
    [...profileKeys.detail(userId), 'saveSettings'],
    async (settings: ProfileSettings) =>
      write(client, () => profileRepository(client.supabase).updateSettings(userId, settings)),
    savedProfileEffects(userId),
  );
  return useProductMutation(saveSettings, options);
}

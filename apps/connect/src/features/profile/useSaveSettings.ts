// Apart from what saves the form of the profile: the first screen needs only this.
import {
  profileKeys,
  profileRepository,
  savedProfileEffects,
  type Profile,
  type ProfileSettings,
} from '@grow/core';
import { productMutation } from '@grow/core/query';
import { useGrowClient } from '@grow/shell';
import { useProductMutation, type MutationWords } from '../../mutation';
import { writeProfile } from './writeProfile';

type Saved = { onDone?: (profile: Profile) => void; words?: MutationWords<unknown, Profile> };

/** Saves settings of one's own profile; the returned row replaces the single entry and the list's. */
export function useSaveSettings(userId: string, options: Saved = {}) {
  const client = useGrowClient();
  const saveSettings = productMutation(
    [...profileKeys.detail(userId), 'saveSettings'],
    async (settings: ProfileSettings) =>
      writeProfile(client, () => profileRepository(client.supabase).updateSettings(userId, settings)),
    savedProfileEffects(userId),
  );
  return useProductMutation(saveSettings, options);
}

import { profileRepository, replaceProfileInCaches } from '@grow/core';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@grow/ui';
import { useClientSource, useUserId } from '../session/ClientContext';
import { m } from '../paraglide/messages';
import { useLocale } from './LocaleContext';
import type { Locale } from './localeStore';

/** Chooses the language here at once and, for whoever is logged in, in the profile too. */
export function useChooseLocale(): (locale: Locale) => void {
  const { choose } = useLocale();
  const source = useClientSource();
  const userId = useUserId();
  const queryClient = useQueryClient();
  const toast = useToast({ isRare: true });

  return (locale) => {
    choose(locale);
    const client = source.peek();
    if (!client || userId === undefined) return;
    profileRepository(client.supabase)
      .updateSettings(userId, { locale })
      .then((profile) => {
        replaceProfileInCaches(queryClient, profile);
      })
      .catch(() => {
        toast.show({
          status: 'warning',
          title: m.locale_not_saved(),
          description: m.locale_not_saved_detail(),
        });
      });
  };
}

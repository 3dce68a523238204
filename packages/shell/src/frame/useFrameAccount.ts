import { useEffect } from 'react';
import { useLocale } from '../language/LocaleContext';
import { useAvatarUrl } from '../profile/useAvatarUrl';
import { useProfile } from '../profile/useProfile';
import { useClientSource, useSession } from '../session/ClientContext';
import { useIsGuest } from '../session/useIsGuest';
import { useSignOut } from '../session/useSignOut';
import type { FrameAccount } from './frameEntries';

/** Who is logged in, as the frame shows them: a skeleton until it is known, undefined for a visitor. */
export function useFrameAccount(): FrameAccount | undefined {
  const { status } = useSession();
  const isGuest = useIsGuest();
  const { isSessionExpected } = useClientSource();
  const { data: profile, isError } = useProfile();
  const avatar = useAvatarUrl(profile);
  const { suggest } = useLocale();
  const onSignOut = useSignOut();

  const locale = profile?.locale;
  useEffect(() => {
    suggest(locale);
  }, [suggest, locale]);

  if (status !== 'signedIn' && !(status === 'loading' && isSessionExpected)) return undefined;
  const isLoading = !isGuest && !isError && (profile === undefined || avatar.isLoading);
  return {
    person: {
      firstName: profile?.firstName,
      lastName: profile?.lastName,
      email: profile?.email,
      picture: avatar.url,
      isLoading,
    },
    role: profile?.role,
    onSignOut,
  };
}

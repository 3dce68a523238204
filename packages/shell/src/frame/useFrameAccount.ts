import type { GrowSession } from '@grow/core';
import { useEffect } from 'react';
import { useLocale } from '../language/LocaleContext';
import { useAvatarUrl } from '../profile/useAvatarUrl';
import { useProfile } from '../profile/useProfile';
import { useClientSource, useSession } from '../session/ClientContext';
import { useIsGuest } from '../session/useIsGuest';
import { useSignOut } from '../session/useSignOut';
import type { FrameAccount } from './frameEntries';

/** A guest of the jury has no profile: they are shown by the name that they were invited with. */
function guestIn({ user }: GrowSession) {
  const { first_name: firstName, last_name: lastName }: Readonly<Record<string, unknown>> =
    user.user_metadata;
  return {
    firstName: typeof firstName === 'string' ? firstName : undefined,
    lastName: typeof lastName === 'string' ? lastName : undefined,
    email: user.email,
  };
}

/** Who is logged in, as the frame shows them: a skeleton until it is known, undefined for a visitor. */
export function useFrameAccount(): FrameAccount | undefined {
  const session = useSession();
  const { status } = session;
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
  const named = { firstName: profile?.firstName, lastName: profile?.lastName, email: profile?.email };
  const isLoading = !isGuest && !isError && (profile === undefined || avatar.isLoading);
  return {
    person: {
      ...(isGuest && session.status === 'signedIn' ? guestIn(session.session) : named),
      picture: avatar.url,
      isLoading,
    },
    role: isGuest ? 'guest' : profile?.role,
    onSignOut,
  };
}

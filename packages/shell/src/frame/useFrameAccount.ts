import { useEffect } from 'react';
import { useLocale } from '../language/LocaleContext';
import type { Locale } from '../language/localeStore';
import { useAvatarUrl } from '../profile/useAvatarUrl';
import { useProfile } from '../profile/useProfile';
import { useClientSource, useSession } from '../session/ClientContext';
import type { PageSession } from '../session/clientSource';
import { useIsGuest } from '../session/useIsGuest';
import { useSignOut } from '../session/useSignOut';
import type { FrameAccount } from './frameEntries';

/** What a guest, who has no profile, is called in the account itself. */
type GuestNames = { first_name?: string; last_name?: string; locale?: Locale };

/** What the session itself says of a guest. */
function guestOf(session: PageSession) {
  if (session.status !== 'signedIn') return undefined;
  const { email, user_metadata: names } = session.session.user;
  const { first_name: firstName, last_name: lastName, locale } = names as GuestNames;
  return { firstName, lastName, email, locale };
}

/** Who is logged in, as the frame shows them: a skeleton until it is known, undefined for a visitor. */
export function useFrameAccount(): FrameAccount | undefined {
  const session = useSession();
  const isGuest = useIsGuest();
  const { isSessionExpected } = useClientSource();
  const { data: profile, isError } = useProfile();
  const avatar = useAvatarUrl(profile);
  const { suggest } = useLocale();
  const onSignOut = useSignOut();

  const person = isGuest ? guestOf(session) : profile;
  const locale = person?.locale;
  useEffect(() => {
    suggest(locale);
  }, [suggest, locale]);

  const { status } = session;
  if (status !== 'signedIn' && !(status === 'loading' && isSessionExpected)) return undefined;
  const isLoading = !isGuest && !isError && (profile === undefined || avatar.isLoading);
  return {
    person: {
      firstName: person?.firstName,
      lastName: person?.lastName,
      email: person?.email,
      picture: avatar.url,
      isLoading,
    },
    role: profile?.role,
    onSignOut,
  };
}

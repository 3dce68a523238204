import { useEffect } from 'react';
import { useLocale } from '../language/LocaleContext';
import { useAvatarUrl } from '../profile/useAvatarUrl';
import { useProfile } from '../profile/useProfile';
import { useClientSource, useSession } from '../session/ClientContext';
import type { PageSession } from '../session/clientSource';
import { useIsGuest } from '../session/useIsGuest';
import { useSignOut } from '../session/useSignOut';
import type { FrameAccount } from './frameEntries';

/** What the session itself says of a guest, who has no profile. */
function guestOf(session: PageSession) {
  const user = session.status === 'signedIn' ? session.session.user : undefined;
  const text = (name: string) => {
    const said: unknown = user?.user_metadata[name];
    return typeof said === 'string' ? said : undefined;
  };
  return {
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: user?.email,
    locale: text('locale') === 'de' ? ('de' as const) : ('en' as const),
  };
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

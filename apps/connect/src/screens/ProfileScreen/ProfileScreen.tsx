import { useProfile } from '@grow/shell';
import { PageHeader, Wrap } from '@grow/ui';
import { FailedScreen } from '../../features/state';
import { useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { ProfileForm } from './ProfileForm';
import { ProfileSkeleton } from './ProfileLayout';

/** One's own profile. */
export function ProfileScreen() {
  useScreenTitle(m.profile_title());
  const { data: profile, isPending, error, refetch } = useProfile();
  // What was read once stays on the screen when reading it anew fails: somebody may be typing.
  if (!profile && !isPending) return <FailedScreen error={error} onRetry={() => refetch()} />;
  return (
    <Wrap>
      <PageHeader title={m.profile_title()} lead={m.profile_lead()} />
      {profile ? <ProfileForm key={profile.userId} profile={profile} /> : <ProfileSkeleton />}
    </Wrap>
  );
}

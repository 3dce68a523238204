import { useProfile } from '@grow/shell';
import { PageHeader, Tabs, Wrap } from '@grow/ui';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedScreen } from '../../features/state';
import { AppLink, useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths, profileTabs, type ProfileTab } from '../../paths';
import { ProfileForm } from './ProfileForm';
import { ProfileSkeleton } from './ProfileLayout';

const TabRow = styled(Tabs)`
  margin-bottom: 36px;
`;

const tabWords: Record<ProfileTab, () => string> = {
  security: m.security_tab,
  privacy: m.privacy_tab,
  notifications: m.notifications_tab,
};

const leads: Record<ProfileTab, () => string> = {
  security: m.security_lead,
  privacy: m.privacy_lead,
  notifications: m.notifications_lead,
};

/** One's own profile: who one is, how safe the account is, who sees what. Each part has its own address. */
export function ProfileScreen() {
  const { data: profile, isPending, error } = useProfile();
  const { pathname } = useLocation();
  const current = profileTabs.find((tab) => pathname === paths.profileTab(tab));
  useScreenTitle(current ? tabWords[current]() : m.profile_title());
  const [count, setCount] = useState(0);
  // What was read once stays on the screen when reading it anew fails: somebody may be typing.
  if (!current && !profile && !isPending) return <FailedScreen error={error} />;
  const items = [
    {
      key: 'profile',
      href: fullPath(paths.profile()),
      label: m.profile_title(),
      count: current && count > 0 ? m.profile_tab_unsaved({ count }) : undefined,
      isCurrent: !current,
    },
    ...profileTabs.map((tab) => ({
      key: tab,
      href: fullPath(paths.profileTab(tab)),
      label: tabWords[tab](),
      isCurrent: tab === current,
    })),
  ];
  return (
    <Wrap>
      <PageHeader title={m.profile_title()} lead={current ? leads[current]() : m.profile_lead()} />
      <TabRow label={m.profile_tabs()} items={items} linkComponent={AppLink} />
      {profile && (
        // The form waits behind the other tabs with what was typed or is being cut.
        <div hidden={current !== undefined}>
          <ProfileForm key={profile.userId} profile={profile} isShown={!current} onCount={setCount} />
        </div>
      )}
      {!profile && !current && <ProfileSkeleton />}
      <Outlet />
    </Wrap>
  );
}

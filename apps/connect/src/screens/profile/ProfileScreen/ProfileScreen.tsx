import { useProfile } from '@grow/shell';
import { PageHeader, Tabs, Wrap } from '@grow/ui';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { FailedScreen } from '../../../shared/state';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { tabsOf } from '../../../routes/matching';
import { routes } from '../../../routes/routes';
import { ProfileForm } from './ProfileForm';
import { ProfileSkeleton } from './ProfileLayout';

const TabRow = styled(Tabs)`
  margin-bottom: 36px;
`;

const leads: Readonly<Record<string, () => string>> = {
  [paths.profileSecurity()]: m.security_lead,
  [paths.profilePrivacy()]: m.privacy_lead,
  [paths.profileNotifications()]: m.notifications_lead,
};

/** One's own profile: who one is, how safe the account is, who sees what. Each part has its own address. */
export function ProfileScreen() {
  const { data: profile, isPending, error } = useProfile();
  const { pathname } = useLocation();
  const tabs = tabsOf(routes.profile);
  const current = tabs.find(({ path }) => pathname === path);
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
    ...tabs.map((tab) => ({
      key: tab.path,
      href: fullPath(tab.path),
      label: tab.title(),
      isCurrent: tab === current,
    })),
  ];
  return (
    <Wrap>
      <PageHeader title={m.profile_title()} lead={(current && leads[current.path]?.()) ?? m.profile_lead()} />
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

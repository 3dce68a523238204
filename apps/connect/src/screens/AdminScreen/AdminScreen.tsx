import { PageHeader, Tabs, Wrap } from '@grow/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { adminTabWords } from '../../features/admin';
import { AppLink, useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { adminTabs, fullPath, paths } from '../../paths';

const TabRow = styled(Tabs)`
  margin-bottom: 36px;
`;

/** The organisers' area: a heading, a tab for each part, and the part that the address names. */
export function AdminScreen() {
  useScreenTitle(m.admin_title());
  const { pathname } = useLocation();
  const items = adminTabs.map((tab) => ({
    key: tab,
    href: fullPath(paths.adminTab(tab)),
    label: adminTabWords[tab].title(),
    isCurrent: `${pathname}/`.startsWith(`${paths.adminTab(tab)}/`),
  }));
  return (
    <Wrap>
      <PageHeader title={m.admin_title()} />
      <TabRow label={m.admin_tabs()} items={items} linkComponent={AppLink} />
      <Outlet />
    </Wrap>
  );
}

import { PageHeader, Tabs, Wrap } from '@grow/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath } from '../../../paths';
import { tabsOf } from '../../../routes/matching';
import { routes } from '../../../routes/routes';

const TabRow = styled(Tabs)`
  margin-bottom: 36px;
`;

/** The organisers' area: a heading, a tab for each part, and the part that the address names. */
export function AdminScreen() {
  const { pathname } = useLocation();
  const items = tabsOf(routes.admin).map(({ path, title }) => ({
    key: path,
    href: fullPath(path),
    label: title(),
    isCurrent: `${pathname}/`.startsWith(`${path}/`),
  }));
  return (
    <Wrap>
      <PageHeader title={m.admin_title()} />
      <TabRow label={m.admin_tabs()} items={items} linkComponent={AppLink} />
      <Outlet />
    </Wrap>
  );
}

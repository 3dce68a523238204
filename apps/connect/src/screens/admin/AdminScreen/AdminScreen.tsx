import { PageHeader, Tabs, Wrap } from '@grow/ui';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { tabsOf } from '../../../routes/matching';
import { routes } from '../../../routes/routes';
import { HeadActions, HeadSlots, useHeadSlots, useIsBeside } from '../../../shared/head';

const TabRow = styled(Tabs)`
  margin-bottom: 36px;
`;

const Lead = styled.span`
  display: block;
  /* A line, before there is something to say: the tabs do not move down when it comes. */
  min-height: 1lh;
`;

/** What the head is called: a round has its own name, everything else the area's. */
function titleAt(pathname: string): string {
  if (pathname.startsWith(paths.adminGate('half-time'))) return m.gates_half_time();
  if (pathname.startsWith(paths.adminGate('final'))) return m.gates_final();
  return m.admin_title();
}

/** The organisers' area: a heading, a tab for each part, and the part that the address names. */
export function AdminScreen() {
  const { pathname } = useLocation();
  const { slots, setLead, setActions } = useHeadSlots();
  const items = tabsOf(routes.admin).map(({ path, title }) => ({
    key: path,
    href: fullPath(path),
    label: title(),
    isCurrent: `${pathname}/`.startsWith(`${path}/`),
  }));
  const hasSlots = useIsBeside() && pathname.startsWith(`${paths.adminGates()}/`);
  return (
    <Wrap>
      <PageHeader
        title={titleAt(pathname)}
        {...(hasSlots && { lead: <Lead ref={setLead} />, actions: <HeadActions ref={setActions} /> })}
      />
      <TabRow label={m.admin_tabs()} items={items} linkComponent={AppLink} />
      <HeadSlots value={slots}>
        <Outlet />
      </HeadSlots>
    </Wrap>
  );
}

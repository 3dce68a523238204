import { EmptyState } from '@grow/ui';
import { useLocation } from 'react-router-dom';
import { adminTabWords } from '../../features/admin';
import { adminTabs, paths } from '../../paths';

/** A part of the organisers' area that says what will be there. */
export function AdminTabScreen() {
  const { pathname } = useLocation();
  const tab = adminTabs.find((candidate) => pathname === paths.adminTab(candidate)) ?? 'people';
  const words = adminTabWords[tab];
  return <EmptyState title={words.empty()} description={words.detail()} />;
}

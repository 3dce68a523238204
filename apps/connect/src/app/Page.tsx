import { useClientSource, useLocale, useSession, VisitorFrame, type PageSession } from '@grow/shell';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingScreen } from '../shared/fallback';
import { AppLink } from '../navigation';
import { fullPath } from '../paths';
import { isEntrance } from '../routes/matching';
import { EntranceRoutes } from './EntranceRoutes';
import { memberPageElement } from './memberPage';
import { useArrival } from './useArrival';

function isVisitor({ status }: PageSession, isSessionExpected: boolean): boolean {
  return status === 'loading' ? !isSessionExpected : status !== 'signedIn';
}

/**
 * The page around the current screen. Visitors at an entrance get a light one, so that they can type at once; everything
 * else comes with its data.
 */
export function Page() {
  const { pathname, key } = useLocation();
  const session = useSession();
  const { isSessionExpected } = useClientSource();
  // Every word below is drawn again when the language changes.
  useLocale();
  useArrival();

  const isAccountExpected = !isVisitor(session, isSessionExpected);
  const isLight = isEntrance(pathname) && !isAccountExpected;
  const frame = {
    pathname: fullPath(pathname),
    routeKey: key,
    linkComponent: AppLink,
  };
  if (isLight) {
    return (
      <VisitorFrame {...frame}>
        <EntranceRoutes />
      </VisitorFrame>
    );
  }
  const waiting = (
    <VisitorFrame {...frame} isAccountExpected={isAccountExpected}>
      <LoadingScreen />
    </VisitorFrame>
  );
  return <Suspense fallback={waiting}>{memberPageElement({ frame })}</Suspense>;
}

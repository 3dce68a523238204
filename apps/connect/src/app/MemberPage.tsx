import { AppFrame, DataProviders, useClientSource, VisitorFrame, type AppFrameProps } from '@grow/shell';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useSecondFactorMissing } from '../features/secondStep';
import { BrokenScreen, prefetchFailures } from '../shared/state';
import { PrefetchContext } from '../navigation';
import { fullPath, paths, safeNext } from '../paths';
import { AppRoutes } from './AppRoutes';
import { BellSlot } from './BellSlot';
import { ErrorBoundary } from './ErrorBoundary';
import { queryClientOf } from './queryClient';
import { useKeepFocus } from './useKeepFocus';
import { usePrefetchPath } from './usePrefetchPath';

/** In milliseconds: the first screen has everything to itself. */
const PREFETCH_FAILURES_AFTER = 10_000;

/** The frame but for what is the page's own. */
export type MemberPageProps = { frame: Omit<AppFrameProps, 'children' | 'bell'> };

function Inside({ frame }: MemberPageProps) {
  const { pathname, search, hash } = useLocation();
  const prefetch = usePrefetchPath();
  // Once per screen: another choice in its address is the screen's own to read.
  const prefetchHere = useEffectEvent(() => prefetch(pathname + search));
  useEffect(() => {
    prefetchHere();
  }, [prefetch, pathname]);
  useKeepFocus();
  useEffect(() => {
    const timer = window.setTimeout(prefetchFailures, PREFETCH_FAILURES_AFTER);
    return () => window.clearTimeout(timer);
  }, []);
  const here = safeNext(fullPath(pathname) + search + hash, window.location.origin);
  const loginHref = fullPath(paths.login({ next: pathname === '/' ? undefined : here }));
  // Nothing of the account is shown before the login is complete.
  const Frame = useSecondFactorMissing() ? VisitorFrame : AppFrame;
  return (
    <PrefetchContext value={prefetch}>
      <Frame {...frame} loginHref={loginHref} bell={<BellSlot />}>
        <ErrorBoundary resetKey={pathname} fallback={<BrokenScreen />}>
          <AppRoutes />
        </ErrorBoundary>
      </Frame>
    </PrefetchContext>
  );
}

/** The page for those who are logged in or may be: cache, frame with account, every route. */
export function MemberPage({ frame }: MemberPageProps) {
  return (
    <DataProviders queryClient={queryClientOf(useClientSource())}>
      <Inside frame={frame} />
    </DataProviders>
  );
}

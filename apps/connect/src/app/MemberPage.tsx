import { AppFrame, createQueryClient, DataProviders, VisitorFrame, type AppFrameProps } from '@grow/shell';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSecondFactorMissing } from '../features/secondStep';
import { BrokenScreen, warmFailures } from '../features/state';
import { WarmContext } from '../navigation';
import { fullPath, paths, safeNext } from '../paths';
import { AppRoutes } from './AppRoutes';
import { BellSlot } from './BellSlot';
import { ErrorBoundary } from './ErrorBoundary';
import { warmLaterScreens } from './lazyScreen';
import { useWarmScreens } from './useWarmScreens';

/** In milliseconds: the first screen has everything to itself; then comes what any other needs, and last what fails. */
const WARM_SCREENS_AFTER = 2_000;
const WARM_FAILURES_AFTER = 10_000;

type MemberPageProps = { frame: Omit<AppFrameProps, 'children' | 'bell'> };

function Inside({ frame }: MemberPageProps) {
  const { pathname, search, hash } = useLocation();
  const warm = useWarmScreens();
  useEffect(() => {
    warm(pathname);
  }, [warm, pathname]);
  useEffect(() => {
    const timers = [
      window.setTimeout(warmLaterScreens, WARM_SCREENS_AFTER),
      window.setTimeout(warmFailures, WARM_FAILURES_AFTER),
    ];
    return () => timers.forEach((timer) => window.clearTimeout(timer));
  }, []);
  const here = safeNext(fullPath(pathname) + search + hash, window.location.origin);
  const loginHref = fullPath(paths.login({ next: pathname === '/' ? undefined : here }));
  // Nothing of the account is shown before the login is complete.
  const Frame = useSecondFactorMissing() ? VisitorFrame : AppFrame;
  return (
    <WarmContext value={warm}>
      <Frame {...frame} loginHref={loginHref} bell={<BellSlot />}>
        <ErrorBoundary resetKey={pathname} fallback={<BrokenScreen />}>
          <AppRoutes />
        </ErrorBoundary>
      </Frame>
    </WarmContext>
  );
}

/** The page for those who are logged in or may be: cache, notifications, frame with account, every route. */
export function MemberPage({ frame }: MemberPageProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <DataProviders queryClient={queryClient}>
      <Inside frame={frame} />
    </DataProviders>
  );
}

import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { BrokenEntrance, LoadingScreen } from '../features/fallback';
import { patterns } from '../paths';
import { entrances } from './entrances';
import { ErrorBoundary } from './ErrorBoundary';

/** The screens at which visitors begin. */
export function EntranceRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={<BrokenEntrance />}>
      <Suspense fallback={<LoadingScreen />}>
        <Routes>
          <Route path={patterns.login} element={<entrances.login.Screen />} />
          <Route path={patterns.signup} element={<entrances.signup.Screen />} />
          <Route path={patterns.reset} element={<entrances.reset.Screen />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

import { Suspense } from 'react';
import { Navigate, useRoutes } from 'react-router-dom';
import { LoadingScreen } from '../shared/fallback';
import { routeEntries, routeObjects, type Elements } from '../routes/matching';
import { RouteGuard } from './guards/RouteGuard';
import { RouteScreen, RouteTitle } from './RouteScreen';

const elements: Elements = {
  screen: (entry) => (
    <RouteGuard guard={entry.guard} isOffline={entry.worker !== undefined}>
      <RouteScreen entry={entry} />
    </RouteGuard>
  ),
  child: (entry) => <RouteScreen entry={entry} />,
  index: (entry) =>
    entry.redirectTo === undefined ? (
      <RouteTitle entry={entry} />
    ) : (
      <Navigate to={entry.redirectTo} replace />
    ),
};

/** Every address of connect behind its guards. */
export function AppRoutes() {
  // New elements each time, so that every word is drawn again when the language changes.
  const shown = useRoutes(routeObjects(routeEntries, elements));
  return <Suspense fallback={<LoadingScreen />}>{shown}</Suspense>;
}

import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { BrokenEntrance, LoadingScreen } from '../shared/fallback';
import { routeEntries, routeObjects, type Elements } from '../routes/matching';
import { ErrorBoundary } from './ErrorBoundary';
import { RouteScreen } from './RouteScreen';

const entrances = routeEntries.filter(({ isEntrance }) => isEntrance);
const nothing = () => null;
const elements: Elements = {
  screen: (entry) => <RouteScreen entry={entry} />,
  child: nothing,
  index: nothing,
};

/** The screens at which visitors begin. */
export function EntranceRoutes() {
  const { pathname } = useLocation();
  const shown = useRoutes(routeObjects(entrances, elements));
  return (
    <ErrorBoundary resetKey={pathname} fallback={<BrokenEntrance />}>
      <Suspense fallback={<LoadingScreen />}>{shown}</Suspense>
    </ErrorBoundary>
  );
}

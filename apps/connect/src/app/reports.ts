// Loaded on the pages that were chosen to report, after the first draw.
import { startReports } from '@grow/shell/reports';
import { isReportedFailure } from '@grow/core/report';
import { insideConnect } from '../paths';
import { routesAt } from '../routes/matching';
import { ErrorBoundary } from './ErrorBoundary';

/** The pattern at the current address, never the address. */
function route(): string {
  const path = routesAt(insideConnect(window.location.pathname) ?? '*').at(-1)?.entry.path ?? '*';
  return path.startsWith('/') ? path : `/${path}`;
}

const report = startReports({ app: 'connect', page: window, route });

// React looks for the method when something breaks: set from here, it costs the first draw nothing.
ErrorBoundary.prototype.componentDidCatch = (error) =>
  report(isReportedFailure(error) ? 'failure' : 'render', error);
// What is shown as a failure: see shared/state and shared/failure.
window.addEventListener('grow:failure', ({ detail }) => {
  if (isReportedFailure(detail)) report('failure', detail);
});

declare global {
  interface WindowEventMap {
    'grow:failure': CustomEvent<unknown>;
  }
}

// Loaded on the visits that were chosen to report.
import { startReports } from '@grow/shell/reports';
import { patternAt } from './patternAt';

startReports({ app: 'site', page: window, route: () => patternAt(window.location.pathname) });

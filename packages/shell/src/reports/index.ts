export { startReports, type Reporter, type ReportingPage } from './startReports';

export { SeverityBars } from './SeverityBars';
export type { SeverityBarsProps, SeverityItem } from './SeverityBars';

export { Gauge, GaugeList } from './Gauge';
export type { GaugeProps } from './Gauge';

export { Select, selectSizes } from './Select';
export type { SelectProps } from './Select';

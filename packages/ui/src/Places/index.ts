export { Places } from './Places';
export type { PlacesProps } from './Places';

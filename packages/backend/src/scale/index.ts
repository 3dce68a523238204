export { applyScale } from './applyScale';

export { ResetScreen as Screen } from './ResetScreen';

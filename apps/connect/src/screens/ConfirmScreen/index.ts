export { ConfirmScreen as Screen } from './ConfirmScreen';

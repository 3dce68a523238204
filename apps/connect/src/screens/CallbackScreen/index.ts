export { CallbackScreen as Screen } from './CallbackScreen';

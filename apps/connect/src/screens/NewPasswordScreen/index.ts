export { NewPasswordScreen as Screen } from './NewPasswordScreen';

export { SignupScreen as Screen } from './SignupScreen';

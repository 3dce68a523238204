export { WelcomeScreen as Screen } from './WelcomeScreen';

// Loaded after the login page stands: which services there are is known only then.
export { SignInProviders } from './SignInProviders';
export type { SignInProvidersProps } from './SignInProviders';

import { lazyScreen } from './lazyScreen';

/** The screens at which visitors begin; each is its own chunk. */
export const entrances = {
  login: lazyScreen(() => import('../screens/LoginScreen')),
  signup: lazyScreen(() => import('../screens/SignupScreen')),
  reset: lazyScreen(() => import('../screens/ResetScreen')),
} as const;

import { lazy } from 'react';
import { BrokenEntrance } from '../fallback';

/** The person's role does not open this screen: loaded when it says so, for hardly anybody ever sees it. */
export const DeniedScreen = lazy(() =>
  import('./DeniedScreen').then(
    (denied) => ({ default: denied.DeniedScreen }),
    () => ({ default: BrokenEntrance }),
  ),
);

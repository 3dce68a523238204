import { accountCells } from './accounts';
import { functionCells } from './functions';
import { onboardingCells } from './onboarding';
import { privateProfileCells } from './privateProfiles';
import { profileCells } from './profiles';
import { programmeCells } from './programme';
import { sessionCells } from './sessions';
import { storageCells } from './storage';

/** The whole policy table. */
export const cells = [
  ...profileCells,
  ...privateProfileCells,
  ...accountCells,
  ...onboardingCells,
  ...programmeCells,
  ...storageCells,
  ...functionCells,
  ...sessionCells,
];

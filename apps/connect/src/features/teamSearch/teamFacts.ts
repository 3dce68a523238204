import type { Season } from '@grow/core/season';
import type { Team, TeamStage } from '@grow/core/team';
import { m } from '../../paraglide/messages';

/** How far a team is, in words. */
export const stageWords: Record<TeamStage, () => string> = {
  idea: m.teams_stage_idea,
  prototype: m.teams_stage_prototype,
  users: m.teams_stage_users,
  revenue: m.teams_stage_revenue,
};

/** What stands beside a team's name; what nobody has said is left out. */
export function teamFacts(team: Team, season: Season) {
  return [
    { key: 'city', label: m.team_page_city(), value: team.city },
    { key: 'topic', label: m.team_page_topic(), value: team.industry },
    { key: 'stage', label: m.team_page_stage(), value: stageWords[team.stage]() },
    {
      key: 'people',
      label: m.team_page_people(),
      value: m.team_page_people_count({ count: team.memberCount, max: season.maxTeam }),
    },
  ].filter(({ value }) => value !== undefined);
}

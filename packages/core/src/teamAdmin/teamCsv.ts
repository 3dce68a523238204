import { csvOf } from '../csv/csv';
import type { TeamStage, TeamStatus } from '../team/Team';
import { berlinDay } from '../time/berlinTime';
import type { ListedTeam } from './ListedTeam';

/** The words of the file, in the language of whoever takes it. */
export interface TeamCsvWords {
  readonly head: Readonly<
    Record<
      | 'name'
      | 'address'
      | 'status'
      | 'stage'
      | 'captain'
      | 'people'
      | 'places'
      | 'city'
      | 'industry'
      | 'pitch'
      | 'founded',
      string
    >
  >;
  readonly status: Readonly<Record<TeamStatus, string>>;
  readonly stage: Readonly<Record<TeamStage, string>>;
}

/** Teams as a CSV with semicolons; days are those of Berlin. */
export function teamCsv(teams: readonly ListedTeam[], words: TeamCsvWords): string {
  const { head } = words;
  return csvOf([
    [
      ...[head.name, head.address, head.status, head.stage, head.captain, head.people, head.places],
      ...[head.city, head.industry, head.pitch, head.founded],
    ],
    ...teams.map((team) => [
      ...[team.name, team.slug, words.status[team.status], words.stage[team.stage]],
      team.captain && `${team.captain.firstName} ${team.captain.lastName}`.trim(),
      ...[team.memberCount, Math.max(0, team.maxTeam - team.memberCount)],
      ...[team.city, team.industry, team.pitch, berlinDay(team.foundedAt)],
    ]),
  ]);
}

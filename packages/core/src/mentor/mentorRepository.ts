import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList, readOptional } from '../db/read';
import { readRow } from '../db/readRow';
import { guard } from '../errors/unwrap';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { teamFromRow, type Team } from '../team/Team';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';

/** Who looks after a team. */
export interface Mentor extends TeamPerson {
  /** What they say about themselves. */
  readonly bio: string | undefined;
}

/** Who looks after which team. Every call throws only AppError. */
export function mentorRepository(client: GrowSupabase) {
  return {
    /** The mentor of a team now; undefined while nobody is, or their account is gone. @throws AppError `malformed_row` */
    async getMentor(teamId: string, { signal }: ReadOptions = {}): Promise<Mentor | undefined> {
      return guard(async () => {
        const assignment = client
          .from('mentor_assignments')
          .select('mentor_id')
          .eq('team_id', teamId)
          .eq('status', 'active');
        const idOf = (row: unknown) => readRow('mentor_assignments', row).requiredText('mentor_id');
        const mentorId = await readOptional(assignment, idOf, signal);
        if (mentorId === undefined) return undefined;
        const person = client
          .from('profiles')
          .select('user_id, first_name, last_name, avatar, bio')
          .eq('user_id', mentorId);
        const fromRow = (row: unknown): Mentor => ({
          ...teamPersonFromRow(row),
          bio: readRow('profiles', row).optionalText('bio'),
        });
        return readOptional(person, fromRow, signal);
      }, signal);
    },

    /** The teams that a mentor looks after now, by name. @throws AppError `malformed_row` */
    async listTeams(mentorId: string, { signal }: ReadOptions = {}): Promise<Team[]> {
      const query = client
        .from('mentor_assignments')
        .select('team:teams!inner(*)')
        .eq('mentor_id', mentorId)
        .eq('status', 'active')
        .limit(50);
      const teams = await readList(query, (row: { team: unknown }) => teamFromRow(row.team), signal);
      return teams.sort((one, other) => one.name.localeCompare(other.name, 'de'));
    },
  };
}

/** Cache keys of who looks after which team. */
export const mentorKeys = {
  all: ['mentors'] as const,
  ofTeam: (teamId: string) => ['mentors', 'team', teamId] as const,
  teams: (mentorId: string) => ['mentors', 'teams', mentorId] as const,
};

/** Queries of who looks after which team. The client may be missing while a query is only described. */
export function mentorQueries(client: GrowSupabase | undefined) {
  const repository = () => mentorRepository(requireClient(client));
  return {
    /** The mentor of a team now, or null. */
    ofTeam: (teamId: string): ProductQuery<Mentor | null> =>
      productQuery(mentorKeys.ofTeam(teamId), async () => (await repository().getMentor(teamId)) ?? null),
    /** The teams that a mentor looks after now. */
    teams: (mentorId: string): ProductQuery<Team[]> =>
      productQuery(mentorKeys.teams(mentorId), async () => repository().listTeams(mentorId)),
  };
}

import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { NamedMentorNote } from './MentorNote';
import { mentorNoteRepository } from './mentorNoteRepository';

/** Cache keys of private notes. */
export const mentorNoteKeys = {
  all: ['mentorNotes'] as const,
  team: (teamId: string) => ['mentorNotes', 'team', teamId] as const,
};

/** Queries of private notes. The client may be missing while a query is only described. */
export function mentorNoteQueries(client: GrowSupabase | undefined) {
  return {
    /** What is noted about a team, the newest first. */
    team: (teamId: string): ProductQuery<NamedMentorNote[]> =>
      productQuery(mentorNoteKeys.team(teamId), async () =>
        mentorNoteRepository(requireClient(client)).listOfTeam(teamId),
      ),
  };
}

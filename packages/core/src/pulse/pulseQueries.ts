import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { NamedPulse } from './Pulse';
import { pulseRepository } from './pulseRepository';
import type { StillInQuestion } from './StillInQuestion';

/** Cache keys of check-ins. */
export const pulseKeys = {
  all: ['pulses'] as const,
  team: (teamId: string) => ['pulses', 'team', teamId] as const,
  questions: (userId: string) => ['pulses', 'questions', userId] as const,
  answers: (teamId: string) => ['pulses', 'answers', teamId] as const,
};

/** Queries of check-ins. The client may be missing while a query is only described. */
export function pulseQueries(client: GrowSupabase | undefined) {
  const repository = () => pulseRepository(requireClient(client));
  return {
    /** What was said in a team, with names. */
    team: (teamId: string): ProductQuery<NamedPulse[]> =>
      productQuery(pulseKeys.team(teamId), async () => repository().listOfTeam(teamId)),
    /** What somebody is asked after ten silent days. */
    questions: (userId: string): ProductQuery<StillInQuestion[]> =>
      productQuery(pulseKeys.questions(userId), async () => repository().listQuestions(userId)),
    /** What the members of a team answered to it; for its mentor and organisers. */
    answers: (teamId: string): ProductQuery<StillInQuestion[]> =>
      productQuery(pulseKeys.answers(teamId), async () => repository().listAnswers(teamId)),
  };
}

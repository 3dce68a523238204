import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { Team } from '../team/Team';
import type { TeamPerson } from '../team/TeamPerson';
import type {
  Mentor,
  MentorAbsence,
  MentorAssignmentOfTeam,
  MentorProfile,
  NamedMentorConflict,
  PastReview,
  QueuedHandIn,
} from './Mentor';
import { listMentorConflicts } from './mentorConflicts';
import { mentorRepository } from './mentorRepository';

/** Cache keys of who looks after which team, and of what mentors say of themselves. */
export const mentorKeys = {
  all: ['mentors'] as const,
  ofTeam: (teamId: string) => ['mentors', 'team', teamId] as const,
  teams: (mentorId: string) => ['mentors', 'teams', mentorId] as const,
  assignments: (mentorId: string) => ['mentors', 'assignments', mentorId] as const,
  profile: (mentorId: string) => ['mentors', 'profile', mentorId] as const,
  absences: (mentorId: string) => ['mentors', 'absences', mentorId] as const,
  conflicts: (mentorId: string) => ['mentors', 'conflicts', mentorId] as const,
  people: ['mentors', 'people'] as const,
  sharedQueue: ['mentors', 'sharedQueue'] as const,
  pastReviews: ['mentors', 'pastReviews'] as const,
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
    /** Every assignment of a mentor, and those in which they stand in. */
    assignments: (mentorId: string): ProductQuery<MentorAssignmentOfTeam[]> =>
      productQuery(mentorKeys.assignments(mentorId), async () => repository().listAssignments(mentorId)),
    /** What a mentor says of themselves, or null before they are welcomed. */
    profile: (mentorId: string): ProductQuery<MentorProfile | null> =>
      productQuery(
        mentorKeys.profile(mentorId),
        async () => (await repository().getProfile(mentorId)) ?? null,
      ),
    /** When a mentor is away. */
    absences: (mentorId: string): ProductQuery<MentorAbsence[]> =>
      productQuery(mentorKeys.absences(mentorId), async () => repository().listAbsences(mentorId)),
    /** Whom a mentor is too close to. */
    conflicts: (mentorId: string): ProductQuery<NamedMentorConflict[]> =>
      productQuery(mentorKeys.conflicts(mentorId), async () =>
        listMentorConflicts(requireClient(client), mentorId),
      ),
    /** Everybody who may look after teams. */
    people: (): ProductQuery<TeamPerson[]> =>
      productQuery(mentorKeys.people, async () => repository().listMentors()),
    /** What waits in the shared queue. */
    sharedQueue: (): ProductQuery<QueuedHandIn[]> =>
      productQuery(mentorKeys.sharedQueue, async () => repository().listSharedQueue()),
    /** What the caller judged of teams that they look after no longer. */
    pastReviews: (): ProductQuery<PastReview[]> =>
      productQuery(mentorKeys.pastReviews, async () => repository().listPastReviews()),
  };
}

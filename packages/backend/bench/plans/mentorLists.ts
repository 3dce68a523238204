// What mentors read of their teams, of what waits for them, and of what they say of themselves.
import { reviewRepository } from '../../../core/src/handIn/reviewRepository';
import { listMentorConflicts } from '../../../core/src/mentor/mentorConflicts';
import { mentorRepository } from '../../../core/src/mentor/mentorRepository';
import { triageRepository } from '../../../core/src/triage/triageRepository';
import type { ProductList } from './ProductList';

/** Every list of a mentor's own. */
export const mentorLists: readonly ProductList[] = [
  {
    by: 'mentor',
    name: 'teams of a mentor',
    ask: ({ client, userId }) => mentorRepository(client).listTeams(userId),
  },
  {
    by: 'busyMentor',
    name: 'which of thirty teams need their mentor',
    ask: ({ client }) => triageRepository(client).list(),
  },
  {
    by: 'mentor',
    name: 'what waits for a review',
    ask: ({ client }) => reviewRepository(client).listQueue(),
  },
  {
    by: 'mentor',
    name: 'assignments of a mentor',
    ask: ({ client, userId }) => mentorRepository(client).listAssignments(userId),
  },
  {
    by: 'mentor',
    name: 'when a mentor is away',
    ask: ({ client, userId }) => mentorRepository(client).listAbsences(userId),
  },
  {
    by: 'mentor',
    name: 'whom a mentor is too close to',
    ask: ({ client, userId }) => listMentorConflicts(client, userId),
  },
  {
    by: 'mentor',
    name: 'what a mentor says of themselves',
    ask: ({ client, userId }) => mentorRepository(client).getProfile(userId),
  },
  { by: 'mentor', name: 'who may stand in', ask: ({ client }) => mentorRepository(client).listMentors() },
  { by: 'mentor', name: 'the shared queue', ask: ({ client }) => mentorRepository(client).listSharedQueue() },
  {
    by: 'mentor',
    name: 'what a mentor judged of other teams',
    ask: ({ client }) => mentorRepository(client).listPastReviews(),
  },
];

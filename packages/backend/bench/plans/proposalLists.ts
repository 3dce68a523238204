// Mentors as organisers list them, and what a proposal of mentors is computed from.
import { proposalRepository } from '../../../core/src/mentorProposal/proposalRepository';
import type { MentorListRequest } from '../../../core/src/mentorProposal/ListedMentor';
import type { Asker, ProductList } from './ProductList';

const mentors =
  (given: Partial<MentorListRequest>) =>
  ({ client }: Asker) =>
    proposalRepository(client).listMentors({
      ...{ page: 1, pageSize: 20, search: '', state: undefined, sort: { by: 'name', isDescending: false } },
      ...given,
    });

/** Every list about who should look after whom. */
export const proposalLists: readonly ProductList[] = [
  { by: 'orga', name: 'mentors by name', ask: mentors({}) },
  { by: 'orga', name: 'mentors, a word', ask: mentors({ search: 'berlin' }) },
  { by: 'orga', name: 'mentors who need a hand', ask: mentors({ state: 'needs_hand' }) },
  {
    by: 'orga',
    name: 'one mentor',
    ask: ({ client, userId }) => proposalRepository(client).findMentor(userId),
  },
  {
    by: 'orga',
    name: 'how many mentors there are',
    ask: ({ client }) => proposalRepository(client).countMentors(),
  },
  {
    by: 'orga',
    name: 'what a proposal is computed from',
    ask: ({ client }) => proposalRepository(client).getGround(),
  },
];

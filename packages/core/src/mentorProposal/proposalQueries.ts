import type { GrowSupabase, Page } from '../db/growSupabase';
import { mentorKeys } from '../mentor/mentorQueries';
import { mutationWithInput, patch, productMutation, type MutationCache } from '../query/productMutation';
import { productQuery, requireClient, searchQuery, type ProductQuery } from '../query/productQuery';
import type { ListedMentor, MentorCounts, MentorListRequest } from './ListedMentor';
import type { NamedGround } from './NamedGround';
import type { PinnedPair } from './ProposalGround';
import type { AcceptRequest } from './PairOutcome';
import { proposalRepository } from './proposalRepository';

/** Cache keys of who should look after whom, below `mentors`: whatever changes an assignment makes them stale. */
export const proposalKeys = {
  all: [...mentorKeys.all, 'proposal'] as const,
  ground: [...mentorKeys.all, 'proposal', 'ground'] as const,
  lists: [...mentorKeys.all, 'proposal', 'list'] as const,
  list: (request: MentorListRequest) => [...mentorKeys.all, 'proposal', 'list', request] as const,
  mentor: (userId: string) => [...mentorKeys.all, 'proposal', 'list', 'mentor', userId] as const,
  counts: [...mentorKeys.all, 'proposal', 'list', 'counts'] as const,
};

/** Queries of mentors and of what a proposal is computed from, for organisers. */
export function proposalQueries(client: GrowSupabase | undefined) {
  const repository = () => proposalRepository(requireClient(client));
  return {
    /** All that a proposal is computed from. */
    ground: (): ProductQuery<NamedGround> =>
      productQuery(proposalKeys.ground, async () => repository().getGround()),
    /** A page of mentors. */
    list: (request: MentorListRequest): ProductQuery<Page<ListedMentor>> =>
      searchQuery(proposalKeys.list(request), async (signal) =>
        repository().listMentors({ ...request, signal }),
      ),
    /** One mentor; null when nobody of this id is one. */
    mentor: (userId: string): ProductQuery<ListedMentor | null> =>
      productQuery(proposalKeys.mentor(userId), async () => repository().findMentor(userId)),
    /** How many mentors, places and teams there are. */
    counts: (): ProductQuery<MentorCounts> =>
      productQuery(proposalKeys.counts, async () => repository().countMentors()),
  };
}

/** A pin, with the one that the team had before. */
export interface PinChange {
  readonly teamId: string;
  /** Undefined lets the pair go. */
  readonly mentorId: string | undefined;
  readonly former: string | undefined;
}

const withPin = (cache: MutationCache, { teamId, mentorId }: PinChange) =>
  patch<NamedGround>(cache, proposalKeys.ground, (ground) => {
    const others = ground.pins.filter((pin: PinnedPair) => pin.teamId !== teamId);
    if (mentorId === undefined) return { ...ground, pins: others };
    return { ...ground, pins: [...others, { teamId, mentorId, pinnedBy: undefined, pinnedAt: new Date() }] };
  });

/** Mutations of who should look after whom, by organisers. */
export function proposalMutations(client: GrowSupabase | undefined) {
  const repository = () => proposalRepository(requireClient(client));
  type Undo = ReturnType<typeof mutationWithInput>;
  const pin = productMutation(
    [...proposalKeys.all, 'pin'],
    async ({ teamId, mentorId }: PinChange) =>
      mentorId === undefined ? repository().unpin(teamId) : repository().pin(teamId, mentorId),
    {
      subject: ({ teamId }: PinChange) => `pin ${teamId}`,
      invalidates: [proposalKeys.ground],
      writes: () => [proposalKeys.ground],
      optimistic: withPin,
      undo: (_, { teamId, mentorId, former }): Undo =>
        mutationWithInput(pin, { teamId, mentorId: former, former: mentorId }),
    },
  );
  return {
    /** Holds on to a pair, or lets it go. */
    pin,
    /** Asks or assigns the mentors of pairs. */
    accept: productMutation(
      [...proposalKeys.all, 'accept'],
      async (request: AcceptRequest) => repository().accept(request),
      { subject: () => 'mentor proposal', invalidates: [mentorKeys.all] },
    ),
    /** Takes back what was made of pairs, by the ids of the assignments. */
    takeBack: productMutation(
      [...proposalKeys.all, 'takeBack'],
      async (assignmentIds: readonly string[]) => repository().takeBack(assignmentIds),
      { subject: () => 'mentor proposal', invalidates: [mentorKeys.all] },
    ),
  };
}

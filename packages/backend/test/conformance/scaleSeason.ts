// A season with 1,000 teams and 200 mentors, and an organiser who works over HTTP.
import { SUPERUSER, withConnection } from '@grow/local-supabase';
import {
  checkMentorProposal,
  proposalRepository,
  proposeMentors,
  type MentorProposal,
  type NamedGround,
} from '../../../core/src/mentorProposal';
import { applyScale } from '../../src/scale';
import { startLocalBackend } from './localBackend';

/** A proposal for what stands now. */
export type Worked = { ground: NamedGround; proposal: MentorProposal };

/** Starts the backend and fills it; without preparation it is made from nothing. */
export async function openScaleSeason(isPrepared = true) {
  const local = await startLocalBackend({ isPrepared });
  const address = new URL(local.backend.env.databaseUrl);
  address.username = SUPERUSER;
  const adminUrl = address.href;
  await applyScale(adminUrl, new Date());
  const orga = await local.signIn('ORGA');
  const repository = proposalRepository(orga.client);
  return {
    client: orga.client,
    repository,
    adminUrl,
    /** Takes every mentor away from their teams. */
    freeMentors: () =>
      withConnection(adminUrl, async (sql) => {
        await sql`delete from public.mentor_assignments`;
        await sql`delete from public.mentor_conflicts`;
        await sql`update public.mentor_profiles set capacity = 8`;
        await sql`analyze`;
      }),
    /** Asks for the ground and works a proposal out, which its own prices prove. */
    work: async (): Promise<Worked> => {
      const ground = await repository.getGround();
      const proposal = proposeMentors(ground);
      const faults = checkMentorProposal(ground, proposal);
      if (faults.length > 0) throw new Error(`The proposal is not proved: ${JSON.stringify(faults[0])}`);
      return { ground, proposal };
    },
    /** Every pair of a proposal, for one call. */
    pairsOf: ({ proposal }: Worked) =>
      proposal.pairs.map(({ teamId, mentorId, isOverCapacity }) => ({
        ...{ teamId, mentorId, isOver: isOverCapacity },
      })),
    stop: () => local.stop(),
  };
}

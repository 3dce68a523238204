import { proposalQueries } from '@grow/core/mentor-proposal';
import { skillQueries } from '@grow/core/people';
import { mentorList, mentorListRequest, mentorOf } from '../../../features/mentorProposal';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts what the address asks for: a page of mentors, or what a proposal is computed from; and whose drawer is open. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  const queries = proposalQueries(client.supabase);
  const choice = mentorList.read(search);
  const mentor = mentorOf(search);
  void read(queries.counts());
  void read(skillQueries(client.supabase).all());
  void read(choice.view === 'list' ? queries.list(mentorListRequest(choice)) : queries.ground());
  if (mentor !== undefined) void read(queries.mentor(mentor));
}

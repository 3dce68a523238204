import { mentorQueries } from '@grow/core/mentor';
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
  if (choice.view !== 'without') void read(skillQueries(client.supabase).all());
  if (choice.view === 'list') void read(queries.list(mentorListRequest(choice)));
  else void read(queries.ground());
  if (mentor === undefined) return;
  void read(queries.mentor(mentor));
  void read(mentorQueries(client.supabase).assignments(mentor));
}

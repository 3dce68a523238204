import { asAdmin, createPerson, type Person } from './people';
import type { ArrangedTeam } from './teamRows';

/** Somebody who looks after a team, past all screens. */
export async function arrangeMentor(
  { id }: Pick<ArrangedTeam, 'id'>,
  firstName = 'Henrike',
): Promise<Person> {
  const mentor = await createPerson({ firstName, lastName: 'Vossberg', role: 'MENTOR' });
  await asAdmin('POST', '/rest/v1/mentor_assignments', {
    ...{ team_id: id, mentor_id: mentor.userId, status: 'active' },
  });
  await asAdmin('POST', '/rest/v1/mentor_profiles', { user_id: mentor.userId });
  return mentor;
}

/** An organiser asks somebody to look after a team, past all screens. */
export async function arrangeProposal({ id }: Pick<ArrangedTeam, 'id'>, mentor: Person): Promise<void> {
  await asAdmin('POST', '/rest/v1/mentor_assignments', { team_id: id, mentor_id: mentor.userId });
}

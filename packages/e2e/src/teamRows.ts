import { asAdmin, createPerson, type Person } from './people';
import { runningSeason } from './season';

interface TeamOptions {
  name: string;
  city?: string;
  description?: string;
  /** More people besides the captain. */
  others?: number;
  /** Title and skills of one open role. */
  role?: { title: string; skills: string[] };
}

/** A team as its rows stand in the database. */
export interface ArrangedTeam {
  id: string;
  name: string;
  slug: string;
  captain: Person;
}

/** Arranges a team with a captain, more people and a role, past all screens. */
export async function arrangeTeam({ name, others = 0, role, ...said }: TeamOptions): Promise<ArrangedTeam> {
  const season = await runningSeason();
  const season_id = season.id;
  const captain = await createPerson({ firstName: 'Kapi', lastName: 'Tän' });
  const slug = name
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase();
  const row = { season_id, name, slug, pitch: 'Moss <b>panels</b>', ...said, captain_id: captain.userId };
  const [team] = await asAdmin<{ id: string }[]>('POST', '/rest/v1/teams', row);
  const id = team?.id ?? '';
  const people = [captain];
  for (let more = 0; more < others; more += 1) people.push(await createPerson({ isWelcomed: false }));
  for (const { userId } of people) {
    await asAdmin('POST', '/rest/v1/team_members', { team_id: id, season_id, user_id: userId });
  }
  if (role) await asAdmin('POST', '/rest/v1/team_roles', { team_id: id, ...role });
  return { id, name, slug, captain };
}

/** Arranges an invitation by the team's captain, which waits for an answer until tomorrow; made now unless it is older. */
export async function arrangeInvitation(
  { id, captain }: ArrangedTeam,
  userId: string,
  { hoursAgo = 0 } = {},
): Promise<void> {
  const [row] = await asAdmin<{ season_id: string }[]>('GET', `/rest/v1/teams?id=eq.${id}&select=season_id`);
  await asAdmin('POST', '/rest/v1/team_requests', {
    ...{ team_id: id, season_id: row?.season_id, kind: 'invite', user_id: userId },
    created_by: captain.userId,
    created_at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
}

/** What a person says of themselves where teams look for people. */
export async function describePerson(userId: string, columns: Record<string, unknown>): Promise<void> {
  await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${userId}`, columns);
}

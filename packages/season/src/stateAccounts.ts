import { PASSWORD, type Season } from './run/Season';
import type { CastPerson } from './world/cast';

/** Somebody to log in as. */
export interface StateAccount {
  readonly email: string;
  readonly password: string;
  /** The secret of their authenticator app, where a login asks for its code. */
  readonly secret?: string;
}

/** One of each role in a season as it stands; a role that nobody has yet is left out. */
export async function accountsOf(season: Season): Promise<Readonly<Record<string, StateAccount>>> {
  const { cast, gone, teams, database } = season;
  const isIn = (person: CastPerson) => season.deviceOf(person).userId !== '' && !gone.has(person.number);
  const team = [...teams.values()]
    .filter(({ isOver }) => !isOver)
    .sort((a, b) => b.members.length - a.members.length)[0];
  const inTeams = new Set([...teams.values()].flatMap(({ members }) => members));
  const [juror] = await database.sql()<{ email: string }[]>`
    select u.email from public.juror_grants g join auth.users u on u.id = g.user_id where g.withdrawn_at is null limit 1`;
  // Who signed up to be a mentor is a participant until an organiser has named them; one with a team shows more.
  const [mentor] = await database.sql()<{ email: string }[]>`
    select u.email from private.profiles p join auth.users u on u.id = p.user_id
    where p.role = 'MENTOR'
    order by exists (select from public.mentor_assignments a where a.mentor_id = u.id and a.status = 'active') desc, u.email
    limit 1`;
  const [organiser] = cast.organisers;
  const found: Readonly<Record<string, string | undefined>> = {
    participant: cast.participants.find((person) => isIn(person) && !inTeams.has(person))?.email,
    member: team?.members[1]?.email,
    captain: team?.members[0]?.email,
    mentor: mentor?.email,
    orga: organiser?.email,
    juror: juror?.email,
  };
  const account = (email: string): StateAccount => {
    const secret = email === organiser?.email ? season.secrets.get(email) : undefined;
    return { email, password: PASSWORD, ...(secret === undefined ? {} : { secret }) };
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([role, email]) => (email === undefined ? [] : [[role, account(email)]])),
  );
}

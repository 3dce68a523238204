import { currentStack } from './stack';
import { asAdmin, type Person } from './people';
import { newTeamName } from './teams';

/** A team as the database returns it. */
export interface Team {
  id: string;
  name: string;
  slug: string;
}

/** Calls the data API as a person: what somebody does in another browser, without its screens. */
export async function asPerson({ email, password }: Person) {
  const { url, publishableKey } = currentStack();
  const send = async <T>(path: string, body: unknown, token = publishableKey): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const { access_token: token } = await send<{ access_token: string }>('/auth/v1/token?grant_type=password', {
    email,
    password,
  });
  const call = <T>(name: string, body: unknown) => send<T>(`/rest/v1/rpc/${name}`, body, token);
  return {
    call,
    found: (name = newTeamName()) => call<Team>('found_team', { p_name: name }),
    ask: (teamId: string, message = 'I can sell') =>
      call<{ id: string }>('ask_to_join', { p_team_id: teamId, p_message: message }),
    answer: (requestId: string, accepts: boolean) =>
      call<{ id: string }>('answer_request', { p_request_id: requestId, p_accepts: accepts }),
  };
}

/** A team with its captain and, after them, more members. */
export async function teamOf(captain: Person, members: readonly Person[] = [], name?: string): Promise<Team> {
  const lead = await asPerson(captain);
  const team = await lead.found(name);
  for (const member of members) {
    const request = await (await asPerson(member)).ask(team.id);
    await lead.answer(request.id, true);
  }
  return team;
}

/**
 * Moves the deadline for teams a month ahead, whatever day the season stands at. A season that another test is preparing stays: it
 * could not be deleted by a page that read it before.
 */
export async function openTeams(): Promise<void> {
  const closes = new Date(Date.now() + 30 * 86_400_000).toISOString();
  await asAdmin('PATCH', '/rest/v1/seasons?opened_at=not.is.null', { team_closes_at: closes });
}

// How people go: they delete their account, or are banned.
import { accountRepository } from '@grow/core/account';
import { teamRepository } from '@grow/core/team';
import type { CastPerson } from '../world/cast';
import { PASSWORD, type Season } from '../run/Season';
import { visit } from '../run/Visit';

/** Nothing more is expected of them. */
function forget({ gone, teams }: Season, person: CastPerson): void {
  gone.add(person.number);
  for (const { members } of teams.values()) {
    const at = members.indexOf(person);
    if (at >= 0) members.splice(at, 1);
  }
}

/** Deletes the account for good. A captain of others cannot before somebody follows. */
export async function deleteAccount(season: Season, person: CastPerson): Promise<void> {
  const { userId } = season.deviceOf(person);
  await visit(season, person, async ({ act, client }) => {
    await act('export own data', () => accountRepository(client).exportMyData());
    const gone = await act(
      'delete the account',
      () => accountRepository(client).deleteAccount({ password: PASSWORD }),
      {
        expects: ['captain_of_a_team', 'conflict'],
      },
    );
    if (!gone.isDone) return;
    forget(season, person);
    season.journal.written.push({ kind: 'deletion', id: userId, value: person.email });
  });
}

/** Bans somebody, who then tries to read their team. Returns whether they could. */
export async function ban(season: Season, person: CastPerson): Promise<boolean> {
  const { userId } = season.deviceOf(person);
  const { env } = season;
  const answer = await fetch(`${env.url}/auth/v1/admin/users/${userId}`, {
    method: 'PUT',
    headers: {
      apikey: env.secretKey,
      authorization: `Bearer ${env.secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ban_duration: '8760h' }),
  });
  if (!answer.ok) throw new Error(`Banning answered ${answer.status}`);
  forget(season, person);
  return visit(season, person, async ({ act, client }) => {
    const team = await act(
      'read own team as somebody banned',
      () => teamRepository(client).getOwnTeam(userId),
      { expects: ['unauthorized', 'forbidden', 'account_closed'] },
    );
    return team.isDone && team.value !== null;
  });
}

import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { buildTeamRow } from '../testing/teamBuilders';
import { mentorKeys, mentorQueries, mentorRepository } from './mentorRepository';

describe('mentorRepository', () => {
  it('finds who looks after a team, in their own words', async () => {
    const { client, seen } = restDouble(({ table }) => ({
      body:
        table === 'mentor_assignments'
          ? [{ mentor_id: 'm' }]
          : [{ user_id: 'm', first_name: 'Henrike', last_name: 'Vossberg', avatar: null, bio: 'Dairy.' }],
    }));
    await expect(mentorRepository(client).getMentor('t')).resolves.toEqual({
      ...{ userId: 'm', firstName: 'Henrike', lastName: 'Vossberg', avatar: undefined, bio: 'Dairy.' },
    });
    expect(seen[0]?.query.get('status')).toBe('eq.active');
  });

  it('finds nobody where nobody does', async () => {
    const { client, seen } = restDouble(() => ({ body: [] }));
    await expect(mentorRepository(client).getMentor('t')).resolves.toBeUndefined();
    expect(seen).toHaveLength(1);
    expect(mentorQueries(undefined).ofTeam('t').queryKey).toEqual(mentorKeys.ofTeam('t'));
  });

  it('lists the teams of a mentor by name', async () => {
    const body = ['Zug', 'Äther'].map((name) => ({ team: buildTeamRow({ id: name, name }) }));
    const { client } = restDouble(() => ({ body }));
    const teams = await mentorRepository(client).listTeams('m');
    expect(teams.map(({ name }) => name)).toEqual(['Äther', 'Zug']);
  });
});

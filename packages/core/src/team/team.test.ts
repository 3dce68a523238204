import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { buildProfileRow, buildTeam, buildTeamRow } from '../testing';
import { lookingTeamFromRow } from './LookingTeam';
import { inviteLinkRepository } from './inviteLinkRepository';
import { teamLogoRepository } from './teamLogoRepository';
import { teamRequestQueries } from './teamRequestQueries';
import { teamRequestRepository } from './teamRequestRepository';
import { teamFromRow, teamRoleFromRow, teamToRow } from './Team';
import { teamKeys, teamQueries } from './teamQueries';
import { teamRepository } from './teamRepository';
import { teamRequestFromRow } from './TeamRequest';
import { teamRoleRepository } from './teamRoleRepository';

const team = buildTeam();
const signal = new AbortController().signal;
const seasonRow = {
  ...{
    id: team.seasonId,
    label: 'GROW 24/25',
    starts_on: '2024-11-04',
    weeks: 11,
    phase: 'running',
    season_weeks: [],
  },
  ...{ team_closes_at: null, min_team: 2, max_team: 5 },
};
const at = '2024-11-06T08:00:00+00:00';
const requestRow = {
  ...{ id: 'r1', team_id: team.id, kind: 'invite', user_id: null, role_id: null },
  ...{ message: '', status: 'pending', created_by: team.captainId, decided_by: null, decided_at: null },
  ...{ reminded_at: null, expires_at: at, created_at: at },
};

describe('rows of a team', () => {
  it('that looks for somebody say whom, and may leave the city out', () => {
    const row = { name: 'Fugenfest', pitch: 'Sets under water.', city: null, wanted_skills: ['sales'] };
    expect(lookingTeamFromRow(row)).toEqual({
      ...{ name: 'Fugenfest', pitch: 'Sets under water.', city: undefined },
      wantedSkills: ['sales'],
    });
    expect(() => lookingTeamFromRow({ ...row, pitch: ' ' })).toThrow('teams_looking.pitch');
  });

  it('are read whole and written without blanks', () => {
    expect(teamFromRow(buildTeamRow())).toEqual(team);
    expect(teamToRow({ name: ' N ', city: ' ', stage: 'users', isListed: false })).toEqual({
      ...{ name: 'N', city: null, stage: 'users', listed: false },
    });
  });

  it.each([
    [() => teamFromRow(buildTeamRow({ status: 'gone' })), 'teams.status'],
    [() => teamFromRow(buildTeamRow({ name: ' ' })), 'teams.name'],
    [() => teamRoleFromRow({ id: 'x', team_id: 'y', title: 'z', skills: [1] }), 'team_roles.skills'],
    [() => teamRequestFromRow({ ...requestRow, kind: 'beg' }), 'team_requests.kind'],
    [() => teamRequestFromRow({ ...requestRow, expires_at: '2024-11-06' }), 'team_requests.expires_at'],
  ])('are refused when malformed', (run, details) => {
    expect(run).toThrow(expect.objectContaining({ code: 'malformed_row', details }) as Error);
  });
});

describe('reading', () => {
  it('finds the team of the season that is on, among those one was in', async () => {
    const memberships = [
      { season_id: 'old', team: buildTeamRow({ name: 'Old' }) },
      { season_id: team.seasonId, team: buildTeamRow() },
    ];
    const { client } = restDouble(({ table }) => ({
      body: table === 'seasons' ? [seasonRow] : memberships,
    }));
    const query = teamQueries(client).own('me');
    expect(query).toMatchObject({ queryKey: teamKeys.own('me'), retry: false });
    expect(await query.queryFn({ signal })).toEqual(team);
    memberships.pop();
    expect(await query.queryFn({ signal })).toBeNull();
  });

  it('has no team for an unknown address', async () => {
    const { client } = restDouble(({ table }) => ({ body: table === 'seasons' ? [seasonRow] : [] }));
    expect(await teamRepository(client).getTeamBySlug('nobody')).toBeUndefined();
  });

  it('lists members in their order with what their profile shows', async () => {
    const rows = ['b', 'a'].map((user_id) => ({ user_id, joined_at: at }));
    const people = ['a', 'b'].map((user_id) => buildProfileRow({ user_id, first_name: user_id }));
    const { client, seen } = restDouble(({ table }) => ({ body: table === 'profiles' ? people : rows }));
    const members = await teamRepository(client).listMembers(team.id);
    expect(members.map(({ firstName }) => firstName)).toEqual(['b', 'a']);
    expect(seen[0]?.query.get('left_at')).toBe('is.null');
    expect(seen[1]?.query.get('user_id')).toBe('in.(b,a)');
  });

  it('lists what waits for oneself with team and author', async () => {
    const { client } = restDouble(({ table }) => ({
      body:
        table === 'profiles'
          ? [buildProfileRow({ user_id: team.captainId ?? '' })]
          : [{ ...requestRow, team: buildTeamRow() }],
    }));
    const mine = await teamRequestQueries(client).mine('me').queryFn({ signal });
    expect(mine).toMatchObject([{ id: 'r1', team: { name: team.name }, creator: { firstName: 'Mara' } }]);
  });

  it('knows an invited address only where the database tells it', async () => {
    const rows = ['r1', 'r2'].map((id) => ({ ...requestRow, id }));
    const { client } = restDouble(({ table }) => {
      if (table === 'profiles') return { body: [] };
      return { body: table === 'team_requests' ? rows : [{ request_id: 'r2', email: 'a@example.org' }] };
    });
    const requests = await teamRequestQueries(client).team(team.id).queryFn({ signal });
    expect(requests.map(({ email }) => email)).toEqual([undefined, 'a@example.org']);
  });

  it('asks for no people where there are none', async () => {
    const { client, seen } = restDouble(() => ({ body: [] }));
    expect(await teamRequestQueries(client).team(team.id).queryFn({ signal })).toEqual([]);
    expect(seen).toHaveLength(1);
  });

  it('knows no team behind a link that never was', async () => {
    const { client } = restDouble(() => ({ body: [] }));
    expect(await inviteLinkRepository(client).behindLink('x')).toBeNull();
  });
});

describe('writing', () => {
  it('sends a role and a successor only where there is one', async () => {
    const { client, seen } = restDouble(({ table }) =>
      table === 'leave_team' ? { status: 204 } : { body: requestRow },
    );
    await teamRequestRepository(client).ask(team.id, { message: ' Hi ' });
    await teamRequestRepository(client).inviteByEmail(team.id, ' a@b.cd ', { message: '', roleId: 'r' });
    await teamRepository(client).leaveTeam(team.id);
    await teamRepository(client).leaveTeam(team.id, 'next');
    expect(seen.map(({ body }) => body)).toEqual([
      { p_team_id: team.id, p_message: 'Hi' },
      { p_team_id: team.id, p_email: 'a@b.cd', p_message: '', p_role_id: 'r' },
      { p_team_id: team.id },
      { p_team_id: team.id, p_successor: 'next' },
    ]);
  });

  it.each([
    ['GR010', 'already_in_team'],
    ['GR011', 'teams_closed'],
    ['GR015', 'team_full'],
    ['GR018', 'request_closed'],
    ['GR009', 'not_found'],
  ])('says what %s means', async (code, meaning) => {
    const { client } = restDouble(() => ({ status: 400, body: { code, message: 'x', details: 'd' } }));
    await expect(teamRequestRepository(client).answer('r1', true)).rejects.toMatchObject({ code: meaning });
  });

  it('opens a role again with null', async () => {
    const body = { id: 'd', team_id: team.id, title: 'Sales', skills: [], filled_by: null };
    const { client, seen } = restDouble(() => ({ body }));
    const role = await teamRoleRepository(client).updateRole('d', { filledBy: null });
    expect(role.filledBy).toBeUndefined();
    expect(seen[0]).toMatchObject({ method: 'PATCH', body: { filled_by: null } });
  });

  it('names a logo after the team, in its own bucket, and takes it back where the team refuses it', async () => {
    const { client, seen } = restDouble(({ method }) =>
      method === 'PATCH'
        ? { status: 406, body: { code: 'PGRST116', message: 'x' } }
        : { body: method === 'GET' ? buildTeamRow() : { Key: 'k', Id: 'i' } },
    );
    const upload = { teamId: team.id, picture: new Blob(['x']), current: undefined };
    await expect(teamLogoRepository(client, { now: () => 7 }).uploadLogo(upload)).rejects.toMatchObject({
      code: 'single_row_expected',
    });
    expect(seen.map(({ method, table }) => `${method} ${table}`)).toEqual([
      `POST ${team.id}-7.jpg`,
      'PATCH teams',
      'GET teams',
      'DELETE logos',
    ]);
  });
});

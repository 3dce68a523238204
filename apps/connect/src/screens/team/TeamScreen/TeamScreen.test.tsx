import { buildTeamRow } from '@grow/core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backendDouble, type Answer, type BackendDouble } from '../../../testing/backendDouble';
import { openLoggedIn, patience } from '../../../testing/logIn';

const soon = new Date(Date.now() + 7 * 86_400_000).toISOString();
const past = new Date(Date.now() - 86_400_000).toISOString();
const season = {
  ...{ id: 's', label: 'GROW 24/25', starts_on: '2024-11-04', weeks: 11, phase: 'running', season_weeks: [] },
  ...{ team_closes_at: soon, min_team: 2, max_team: 5 },
};
const team = { season_id: 's', captain_id: 'mara' };
const request = {
  ...{ id: 'r1', team_id: 't', kind: 'apply', user_id: 'jonas', email: null, role_id: null },
  ...{ message: 'I sell.', status: 'pending', created_by: 'jonas', decided_by: null, decided_at: null },
  ...{ reminded_at: null, expires_at: soon, created_at: past },
};

type Setting = {
  columns?: Readonly<Record<string, unknown>> | null;
  seasonColumns?: Readonly<Record<string, unknown>>;
  functions?: Readonly<Record<string, Answer>>;
};

/** A backend in which mara is in a team, alone with whoever asks; with `columns` null she is in none. */
function backendOf({ columns = {}, seasonColumns = {}, functions = {} }: Setting = {}): BackendDouble {
  const own = { user_id: 'mara', season_id: 's', joined_at: past };
  const isAsked = columns !== null;
  return backendDouble({
    functions,
    rows: {
      seasons: [{ ...season, ...seasonColumns }],
      team_members: isAsked ? [{ ...own, team: buildTeamRow({ ...team, ...columns }) }] : [],
      team_requests: isAsked ? [request] : [],
    },
  });
}

const found = (name: string) => screen.findByRole('button', { name }, patience);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(cleanup);

describe('without a team', () => {
  it('says at the name that it is taken, and keeps what was typed, also for the next visit', async () => {
    const functions = { found_team: { status: 400, body: { code: 'GR012', message: 'team_name_taken' } } };
    await openLoggedIn('/connect/team', backendOf({ columns: null, functions }));
    const name = await screen.findByLabelText<HTMLInputElement>('Name', {}, patience);
    await userEvent.type(name, 'Moos 🌱');
    await userEvent.click(screen.getByRole('button', { name: 'Found team' }));
    await screen.findByText('Another team has this name. Choose a different one.', {}, patience);
    expect(name).toHaveProperty('value', 'Moos 🌱');
    expect(JSON.stringify(window.localStorage)).toContain('Moos 🌱');
  });

  it('asks nothing of the backend for a name that cannot be', async () => {
    const backend = backendOf({ columns: null });
    await openLoggedIn('/connect/team', backend);
    await userEvent.type(await screen.findByLabelText('Name', {}, patience), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Found team' }));
    await screen.findByText('At least 2 characters.');
    expect(backend.writes.join()).not.toContain('found_team');
  });

  it('says after the deadline that only organisers move people', async () => {
    await openLoggedIn(
      '/connect/team',
      backendOf({ columns: null, seasonColumns: { team_closes_at: past } }),
    );
    await screen.findByText(/Only the organisers move people now/, {}, patience);
    expect(screen.queryByRole('button', { name: 'Found team' })).toBeNull();
  });
});

describe('with a team', () => {
  it('lets its captain edit, invite and answer', async () => {
    await openLoggedIn('/connect/team', backendOf());
    await found('Take on');
    for (const name of ['Edit team', 'Invite', 'Decline', 'Add role']) await found(name);
  });

  it('lets a member invite, and tells who answers', async () => {
    await openLoggedIn('/connect/team', backendOf({ columns: { captain_id: 'emre' } }));
    await screen.findByText('The captain answers requests.', {}, patience);
    await found('Invite');
    for (const name of ['Edit team', 'Take on', 'Decline', 'Add role'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it.each([
    ['full', { columns: { member_count: 5 } }, /The team is full/],
    ['closed', { seasonColumns: { team_closes_at: past } }, /The deadline for teams has passed/],
  ] as const)('takes nobody on while it is %s, and says so', async (_, setting, words) => {
    await openLoggedIn('/connect/team', backendOf(setting));
    await screen.findByText(words, {}, patience);
    expect(screen.queryByRole('button', { name: 'Take on' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    await found('Decline');
  });

  it.each([
    ['GR010', /Already in a team this season/],
    ['GR015', /The team is full/],
    ['GR018', /This request is closed/],
  ])('says in words why nobody was taken on: %s', async (code, words) => {
    const functions = { answer_request: { status: 400, body: { code, message: 'x' } } };
    await openLoggedIn('/connect/team', backendOf({ functions }));
    await userEvent.click(await found('Take on'));
    await screen.findByText(words, {}, patience);
    expect(screen.getByText('“I sell.”')).toBeDefined();
  });

  it('brings a request back that could not be declined', async () => {
    const functions = { answer_request: { status: 400, body: { code: 'GR018', message: 'x' } } };
    await openLoggedIn('/connect/team', backendOf({ functions }));
    await userEvent.click(await found('Decline'));
    await screen.findByText(/still stands/, {}, patience);
    expect(await screen.findByText('“I sell.”')).toBeDefined();
  });

  it('opens a dialog by its address, but none that is not one’s to open', async () => {
    await openLoggedIn('/connect/team?dialog=edit', backendOf({ columns: { captain_id: 'emre' } }));
    await screen.findByText('The captain answers requests.', {}, patience);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('behind a link', () => {
  const linkStatus = (state: string) => ({
    team_behind_link: {
      body: [
        {
          ...{ team_id: 't', name: 'Kornkammer', slug: 'kornkammer', pitch: '', logo: null, state },
          ...{ member_count: 2, max_team: 5 },
        },
      ],
    },
  });

  it.each([
    ['joined', /You are in this team already/],
    ['revoked', /has revoked this link/],
    ['expired', /used up or too old/],
    ['ended', /takes nobody on any more/],
    ['closed', /The deadline for teams has passed/],
    ['full', /The team is full/],
    ['elsewhere', /You are in another team/],
  ])('says %s', async (state, words) => {
    await openLoggedIn('/connect/join?token=abc', backendOf({ columns: null, functions: linkStatus(state) }));
    await screen.findByText(words, {}, patience);
    expect(screen.queryByRole('button', { name: 'Join team' })).toBeNull();
  });

  it('lets one in, and says why not when the last place went meanwhile', async () => {
    const functions = {
      ...linkStatus('open'),
      join_by_link: { status: 400, body: { code: 'GR015', message: 'x' } },
    };
    await openLoggedIn('/connect/join?token=abc', backendOf({ columns: null, functions }));
    await userEvent.click(await found('Join team'));
    await screen.findByText('You are not in Kornkammer', {}, patience);
  });

  it('knows no team without a token', async () => {
    await openLoggedIn('/connect/join', backendOf({ columns: null }));
    await screen.findByText('No team is behind this link', {}, patience);
  });
});

describe('the dashboard', () => {
  it('shows one’s team and what waits there', async () => {
    await openLoggedIn('/connect', backendOf({ columns: { name: 'Moosgrund', member_count: 2 } }));
    await screen.findByText('Moosgrund', {}, patience);
    await screen.findByText('2 of 5 people');
    await screen.findByText(/wants to join Moosgrund$/, {}, patience);
    await screen.findByText('Take on', {}, patience);
    expect(screen.getByRole('link', { name: 'Open your team' })).toHaveProperty('pathname', '/connect/team');
  });

  it('leads somebody without a team to the teams', async () => {
    const seasonColumns = { starts_on: past.slice(0, 10) };
    await openLoggedIn('/connect', backendOf({ columns: null, seasonColumns }));
    const way = await screen.findByRole('link', { name: 'Find a team' }, patience);
    expect(way).toHaveProperty('pathname', '/connect/teams');
  });
});

import { buildPersonHitRow, buildTeamHitRow } from '@grow/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backendDouble, type BackendDouble } from '../../../testing/backendDouble';
import { openLoggedIn, patience } from '../../../testing/logIn';
import { addressBar } from '../../../testing/renderConnect';

const facets = {
  total: 41,
  skills: [{ key: 'sales', count: 3 }],
  cities: [{ city: 'Karlsruhe', count: 2 }],
};
const season = {
  id: 's1',
  label: 'GROW 24/25',
  starts_on: '2024-11-04',
  season_weeks: [],
  weeks: 11,
  phase: 'running',
  team_closes_at: null,
  min_team: 2,
  max_team: 5,
};

function backendWith(answers: Readonly<Record<string, unknown>> = {}): BackendDouble {
  return backendDouble({
    rows: {
      seasons: [season],
      skills: [{ key: 'sales', grp: 'business', position: 1, name_en: 'Sales', name_de: 'Vertrieb' }],
      'rpc/team_facets': { teams: facets, people: facets },
      'rpc/search_teams': [buildTeamHitRow()],
      'rpc/search_people': [buildPersonHitRow({ request: null })],
      ...answers,
    },
  });
}

async function open(path: string, backend = backendWith()): Promise<BackendDouble> {
  await openLoggedIn(path, backend);
  await screen.findByRole('heading', { level: 1, name: 'Teams' }, patience);
  return backend;
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(cleanup);

describe('the list of teams', () => {
  it('shows what a team is, why it fits and the one thing to do', async () => {
    await open('/connect/teams');
    await screen.findByRole('link', { name: 'Moosgrund' }, patience);
    expect(screen.getByText('Needs Sales, you have it; both in Karlsruhe')).toBeTruthy();
    expect(screen.getByText('4 places open')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask to join Moosgrund' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Found a team' })).toBeTruthy();
  });

  it.each([
    [{ my_request: { id: 'r1', kind: 'apply' } }, 'button', 'Withdraw the request to Moosgrund'],
    [{ my_request: { id: 'r1', kind: 'invite' } }, 'button', 'Answer the invitation of Moosgrund'],
  ] as const)('offers for %j a %s: %s', async (columns, role, name) => {
    await open('/connect/teams', backendWith({ 'rpc/search_teams': [buildTeamHitRow(columns)] }));
    expect(await screen.findByRole(role, { name }, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask to join Moosgrund' })).toBeNull();
  });

  it('says that a team is full', async () => {
    const full = buildTeamHitRow({ member_count: 5, open_places: 0 });
    await open('/connect/teams', backendWith({ 'rpc/search_teams': [full] }));
    expect(await screen.findByText('Full', {}, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask to join Moosgrund' })).toBeNull();
  });

  it('says that teams are closed, and since when, and does not offer to found one', async () => {
    const closed = { ...season, team_closes_at: '2024-12-15T22:59:00+00:00' };
    await open('/connect/teams', backendWith({ seasons: [closed] }));
    expect(await screen.findByText('Teams are closed', {}, patience)).toBeTruthy();
    expect(screen.getByText(/Teams closed on 15 December/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit your listing' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Found a team' })).toBeNull();
  });

  it('says why these come first where no team needs what one has', async () => {
    const far = buildTeamHitRow({ matched_skills: [], same_city: false });
    await open('/connect/teams', backendWith({ 'rpc/search_teams': [far] }));
    expect(await screen.findByText(/No team looks for your skills right now/, {}, patience)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Sales/ }));
    await waitFor(() => expect(screen.queryByText(/No team looks for your skills/)).toBeNull());
  });

  it('says that nothing matches and takes every choice back', async () => {
    await open('/connect/teams?q=xyz&skills=sales', backendWith({ 'rpc/search_teams': [] }));
    await screen.findByRole('heading', { name: 'No team matches' }, patience);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(addressBar()).toBe('/connect/teams');
  });

  it('says that a list did not load, and keeps the search', async () => {
    const backend = await open('/connect/teams');
    await screen.findByRole('link', { name: 'Moosgrund' }, patience);
    backend.setOffline(true);
    await userEvent.click(screen.getByRole('button', { name: /Sales/ }));
    await screen.findByRole('heading', { name: 'This part did not load' }, patience);
    expect(addressBar()).toBe('/connect/teams?skills=sales');
    backend.setOffline(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Moosgrund' }, patience);
  });

  it('shows people who want a team to those without one, and nothing to invite them with', async () => {
    await open('/connect/teams?view=people');
    await screen.findByText('Jörg Grünwald', {}, patience);
    expect(screen.getByText('Has Sales, your team needs it; both in Karlsruhe')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit your listing' })).toBeTruthy();
  });
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backendDouble } from '../../../testing/backendDouble';
import { openLoggedIn, patience } from '../../../testing/logIn';
import { addressBar } from '../../../testing/renderConnect';

const season = {
  ...{ id: 's1', label: 'GROW 24/25', season_weeks: [], weeks: 11, phase: 'running' },
  ...{ team_closes_at: null, min_team: 2, max_team: 5 },
};
const soon = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

async function openEvents(startsOn: string): Promise<void> {
  const backend = backendDouble({ rows: { seasons: [{ ...season, starts_on: startsOn }], events: [] } });
  await openLoggedIn('/connect/events', backend);
  await screen.findByText('No event is planned yet', {}, patience);
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(cleanup);

it('after a season, whoever finds no event is led to those that are over', async () => {
  await openEvents('2024-11-04');
  await userEvent.click(screen.getByRole('button', { name: 'See past events' }));
  await waitFor(() => expect(addressBar()).toBe('/connect/events?when=past'));
  expect(await screen.findByText('No event is over yet', {}, patience)).toBeTruthy();
});

it('before a season there is nothing to look back at', async () => {
  await openEvents(soon());
  expect(screen.queryByRole('button', { name: 'See past events' })).toBeNull();
});

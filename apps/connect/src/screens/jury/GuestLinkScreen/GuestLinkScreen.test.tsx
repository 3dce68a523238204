import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backendDouble } from '../../../testing/backendDouble';
import { renderConnect } from '../../../testing/renderConnect';

// The first test of a file compiles every screen on its way, on a machine that does other things too.
const patience = { timeout: 40_000 };
const link = {
  ...{ email: 'grete@example.org', first_name: 'Grete', season: 'GROW 24/25', is_open: true },
  ...{ round: 'half_time', stage: 'Karlsruhe A', venue: 'Hall C' },
  ...{ starts_at: '2024-12-19T09:00:00+00:00', locks_at: null },
};
function open(body: unknown, address = '/connect/guest?token=secret') {
  const backend = backendDouble({ functions: { guest_link: { body } } });
  renderConnect(address, backend);
  return backend;
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(cleanup);

it('says whom the code goes to and where the round is, and asks for none by itself', async () => {
  const backend = open(link);
  await heading('You judge, Grete');
  expect(screen.getByText(/The code goes to grete@example.org/)).toBeTruthy();
  expect(screen.getByText('Karlsruhe A, Hall C')).toBeTruthy();
  expect(screen.queryByLabelText('Six digits from the mail')).toBeNull();
  expect(screen.getByRole('button', { name: 'Mail me a code' })).toBeTruthy();
  expect(backend.writes).toEqual(['rpc/guest_link {"p_token":"secret"}']);
});

it.each([
  ['does not hold', null, '/connect/guest?token=old'],
  ['lacks its token', link, '/connect/guest'],
])('is one kind page for a link that %s', async (_what, body, address) => {
  open(body, address);
  await heading('This link leads nowhere');
  expect(screen.getByRole('link', { name: 'Log in with your address' })).toBeTruthy();
  expect(screen.queryByText(/grete@example.org/)).toBeNull();
});

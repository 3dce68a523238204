import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PASSWORD, type BackendDouble } from './backendDouble';
import { renderConnect } from './renderConnect';

/** For what appears: the first test of a file compiles every screen on its way, on a machine that does other things too. */
export const patience = { timeout: 40_000 };

/** Types the login that stands in the test page, and sends it. */
export async function typeLogin(password = PASSWORD): Promise<void> {
  await userEvent.type(await screen.findByLabelText('E-mail', {}, patience), 'mara@example.org');
  const main = within(screen.getByRole('main'));
  await userEvent.click(main.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await screen.findByLabelText('Password', {}, patience), password);
  await userEvent.click(main.getByRole('button', { name: 'Login' }));
}

/** Opens an address as somebody who logs in on the way. */
export async function openLoggedIn(path: string, backend: BackendDouble): Promise<void> {
  renderConnect(`/connect/login?next=${encodeURIComponent(path)}`, backend);
  await typeLogin();
}

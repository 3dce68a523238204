import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backendDouble } from '../testing/backendDouble';
import { openLoggedIn, patience, typeLogin } from '../testing/logIn';
import { addressBar, renderConnect } from '../testing/renderConnect';

const main = () => within(screen.getByRole('main'));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, patience);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(cleanup);

describe('guards', () => {
  it('sends a visitor to log in and returns to where they wanted to go', async () => {
    renderConnect('/connect/teams?page=2', backendDouble());
    await heading('Back to work');
    expect(addressBar()).toBe(`/connect/login?next=${encodeURIComponent('/connect/teams?page=2')}`);
    await typeLogin();
    await heading('Teams');
    expect(addressBar()).toBe('/connect/teams?page=2');
  });

  it('returns to the dashboard instead of another origin', async () => {
    await openLoggedIn('//evil.example/connect', backendDouble());
    await waitFor(() => expect(addressBar()).toBe('/connect'), patience);
  });

  it('leads the logged-in past the entrances', async () => {
    const backend = backendDouble();
    await openLoggedIn('/connect/login', backend);
    await waitFor(() => expect(addressBar()).toBe('/connect'), patience);
  });

  it.each([
    ['PARTICIPANT', '/connect/admin'],
    ['PARTICIPANT', '/connect/assigned_teams'],
    ['MENTOR', '/connect/team'],
    ['MENTOR', '/connect/admin/people'],
  ] as const)('shows %s that %s is not theirs', async (role, path) => {
    await openLoggedIn(path, backendDouble({ role }));
    await heading('Not your room');
  });

  it.each([
    ['PARTICIPANT', '/connect/team', 'Your Team'],
    ['MENTOR', '/connect/assigned_teams', 'Assigned teams'],
    ['ORGA', '/connect/admin/event-desk', 'Admin'],
  ] as const)('lets %s into %s', async (role, path, title) => {
    await openLoggedIn(path, backendDouble({ role }));
    await heading(title);
    expect(addressBar()).toBe(path);
  });

  it('names the season that runs in the title of its screens', async () => {
    const season = {
      ...{
        id: 's1',
        label: 'GROW 25/26',
        starts_on: '2025-10-20',
        weeks: 11,
        phase: 'running',
        stopped_at: null,
      },
      ...{ team_closes_at: '2026-01-10T23:00:00Z', min_team: 2, max_team: 5, season_weeks: [] },
    };
    await openLoggedIn('/connect/teams', backendDouble({ rows: { seasons: [season] } }));
    await heading('Teams');
    await waitFor(() => expect(document.title).toBe('Teams · GROW 25/26'), patience);
  });

  it('asks to log in again when the session ends, and keeps the way back', async () => {
    const backend = backendDouble();
    await openLoggedIn('/connect/teams', backend);
    await heading('Teams');
    await backend.client.session.signOut('local');
    await heading('Back to work');
    expect(addressBar()).toBe(`/connect/login?next=${encodeURIComponent('/connect/teams')}`);
  });

  it('says that an address does not exist', async () => {
    renderConnect('/connect/nowhere', backendDouble());
    await heading('Nothing grows here');
  });
});

describe('logging in', () => {
  it('says that e-mail and password do not match, and keeps both', async () => {
    renderConnect('/connect/login', backendDouble());
    await typeLogin('wrong');
    expect(await screen.findByText(/E-mail and password do not match/, {}, patience)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('mara@example.org');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
  });

  it('says that there is no connection, and goes on when there is', async () => {
    const backend = backendDouble();
    renderConnect('/connect/login', backend);
    backend.setOffline(true);
    await typeLogin();
    expect(await screen.findByText(/No connection/, {}, patience)).toBeTruthy();
    backend.setOffline(false);
    await userEvent.click(main().getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(addressBar()).toBe('/connect'), patience);
  });

  it('takes the typed address along to the other entrances', async () => {
    renderConnect('/connect/login', backendDouble());
    await userEvent.type(await screen.findByLabelText('E-mail', {}, patience), 'mara@example.org');
    await userEvent.click(main().getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password' }, patience));
    await heading('A new password');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('mara@example.org');
  });

  it('changes the language and loses nothing typed', async () => {
    renderConnect('/connect/login', backendDouble());
    await userEvent.type(await screen.findByLabelText('E-mail', {}, patience), 'mara@example.org');
    await userEvent.click(screen.getAllByRole('button', { name: 'Deutsch', hidden: true })[0] as HTMLElement);
    await heading('Zurück an die Arbeit');
    expect(document.documentElement.lang).toBe('de');
    expect(window.localStorage.getItem('grow-locale')).toBe('de');
    expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe('mara@example.org');
  });
});

describe('German for a browser that speaks it', () => {
  const offer = 'Diese Seite gibt es auch auf Deutsch.';
  const offered = () => document.documentElement.dataset['offer'];
  beforeEach(() => {
    // As the document's script does.
    document.documentElement.dataset['offer'] = '';
  });
  afterEach(() => {
    delete document.documentElement.dataset['offer'];
  });

  it('is chosen with one press, and the page goes on in it', async () => {
    renderConnect('/connect/login', backendDouble());
    await userEvent.click(await screen.findByRole('button', { name: 'Auf Deutsch lesen' }, patience));
    await heading('Zurück an die Arbeit');
    expect(screen.queryByText(offer)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.localStorage.getItem('grow-locale')).toBe('de');
  });

  it('is offered to the logged-in too until they answer, and then no more', async () => {
    const backend = backendDouble();
    await openLoggedIn('/connect/teams', backend);
    await heading('Teams');
    await userEvent.click(screen.getByRole('button', { name: 'Bei Englisch bleiben' }));
    expect(offered()).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.localStorage.getItem('grow-locale')).toBe('en');
    await waitFor(() => expect(backend.writes).toContainEqual(expect.stringMatching(/^profiles .*"en"/)));
  });

  it('is no offer any more once the header has changed the language', async () => {
    renderConnect('/connect/login', backendDouble());
    const header = () => within(screen.getByRole('banner', { hidden: true }));
    await screen.findByText(offer, {}, patience);
    await userEvent.click(header().getByRole('button', { name: 'Deutsch', hidden: true }));
    await heading('Zurück an die Arbeit');
    await userEvent.click(header().getByRole('button', { name: 'English', hidden: true }));
    await heading('Back to work');
    expect(offered()).toBeUndefined();
  });
});

describe('the welcome step', () => {
  async function answerAll(): Promise<void> {
    await userEvent.click(await screen.findByLabelText('An idea', {}, patience));
    await userEvent.click(screen.getByLabelText('A team to join'));
    await userEvent.click(screen.getByLabelText(/I accept them/));
    await userEvent.click(screen.getByLabelText(/I have read it/));
  }

  it('stands before everything else until it is answered, and is written once', async () => {
    const backend = backendDouble({ isOnboarded: false });
    await openLoggedIn('/connect/teams', backend);
    await heading(/Welcome/);
    expect(addressBar()).toBe(`/connect/welcome?next=${encodeURIComponent('/connect/teams')}`);
    await answerAll();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Open my dashboard' }));
    await heading('Teams');
    expect(backend.writes.map((line) => line.split(' ')[0])).toEqual(['consents', 'consents', 'signup_info']);
    expect(window.localStorage.getItem('grow-welcome-mara')).toBeNull();
  });

  it('says what is missing and sends nothing', async () => {
    const backend = backendDouble({ isOnboarded: false });
    await openLoggedIn('/connect', backend);
    await userEvent.click(await screen.findByRole('button', { name: 'Open my dashboard' }, patience));
    expect(screen.getByText('Without the terms you cannot take part.')).toBeTruthy();
    expect(backend.writes).toEqual([]);
  });

  it('keeps the answers when the connection is lost', async () => {
    const backend = backendDouble({ isOnboarded: false });
    await openLoggedIn('/connect/teams', backend);
    await userEvent.type(await screen.findByLabelText('Studies', {}, patience), 'Physics');
    await answerAll();
    backend.setOffline(true);
    await userEvent.click(screen.getByRole('button', { name: 'Open my dashboard' }));
    expect(await screen.findByText(/No connection/, {}, patience)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Studies').value).toBe('Physics');
    backend.setOffline(false);
    await userEvent.click(screen.getByRole('button', { name: 'Open my dashboard' }));
    await heading('Teams');
  });
});

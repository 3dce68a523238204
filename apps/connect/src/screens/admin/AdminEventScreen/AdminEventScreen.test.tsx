import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backendDouble } from '../../../testing/backendDouble';
import { openLoggedIn, patience } from '../../../testing/logIn';

async function openNewEvent(): Promise<void> {
  await openLoggedIn('/connect/admin/event-desk/new', backendDouble({ role: 'ORGA' }));
}

const write = async (field: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(field, {}, patience), { target: { value: text } });
const preview = async () =>
  within(await screen.findByRole('region', { name: 'As the site shows it' }, patience));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(cleanup);

describe('the preview of an event', () => {
  it('shows schedule, hosts and what to bring as the page of the event does', async () => {
    await openNewEvent();
    await write('Title, English', 'Prototype night');
    await write('What to bring, English', 'A laptop');
    await write('Schedule, English', '18:00 Doors | Ten minutes\nno time here\n18:30 Build');
    await write('Hosts, English', 'Mats Ekenhof | Runs the workshop\nRieke Sandvoss');
    await write('Starts', '2027-05-04T18:00');
    await write('Ends', '2027-05-04T20:00');
    const shown = await preview();
    await shown.findByRole('heading', { level: 3, name: 'Prototype night' }, patience);
    await shown.findByText(/4 May/);
    expect(shown.getByText('Bring').nextElementSibling?.textContent).toBe('A laptop');
    expect(shown.getByRole('heading', { level: 4, name: 'Schedule' })).toBeTruthy();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '18:00DoorsTen minutes',
      '18:30Build',
      expect.stringContaining('Mats EkenhofRuns the workshop'),
      expect.stringContaining('Rieke Sandvoss'),
    ]);
  });

  it('is in the language that one writes, and in the other by its switch', async () => {
    await openNewEvent();
    await write('Title, English', 'Prototype night');
    await write('Title, German', 'Prototypennacht');
    await write('What to bring, English', 'A laptop');
    const shown = await preview();
    await shown.findByRole('heading', { level: 3, name: 'Prototype night' }, patience);
    await userEvent.click(screen.getByLabelText('Schedule, German'));
    await shown.findByRole('heading', { level: 3, name: 'Prototypennacht' }, patience);
    // Nobody wrote it in German: it is the English one, and marked so.
    expect(shown.getByText('Mitbringen').nextElementSibling?.querySelector('[lang]')).toMatchObject({
      lang: 'en',
      textContent: 'A laptop',
    });
    await userEvent.click(screen.getByLabelText('City'));
    expect(shown.getByRole('heading', { level: 3, name: 'Prototypennacht' })).toBeTruthy();
    await userEvent.click(shown.getByRole('radio', { name: 'English' }));
    await shown.findByRole('heading', { level: 3, name: 'Prototype night' }, patience);
  });
});

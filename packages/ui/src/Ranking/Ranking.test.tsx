import { act, cleanup, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GlobalStyle } from '../theme';
import { Ranking } from './Ranking';
import { manyTeams, rankedTeams, rawTeams } from './rankingSamples';
import { rowHeight, type RankedTeam, type RawTeam } from './rankingTypes';

afterEach(cleanup);

const labels = {
  ...{ adjusted: 'Adjusted', raw: 'Raw', asGiven: '', score: '', view: 'Order', tied: ', tied' },
  moved: (places: number) => `moved ${places}`,
  apart: 'apart',
  close: 'too close to call',
  notes: ({ name }: RankedTeam) => `Notes on ${name}`,
};

interface Drawn {
  teams?: RankedTeam[];
  raw?: RawTeam[] | undefined;
}

function draw({ teams = rankedTeams, raw }: Drawn = {}) {
  const calls = { cut: vi.fn(), select: vi.fn(), notes: vi.fn() };
  const Room = () => {
    const [cut, setCut] = useState(16);
    const [selected, setSelected] = useState<string>();
    const words = { line: 'Cut line', fewer: 'One fewer', more: 'One more', short: `${cut} go on` };
    return (
      <>
        <GlobalStyle />
        <Ranking
          teams={teams}
          raw={raw}
          reason={raw ? undefined : 'No bridges.'}
          cut={cut}
          onCutChange={(next) => {
            calls.cut(next);
            setCut(next);
          }}
          selected={selected}
          onSelect={(key) => {
            calls.select(key);
            setSelected(key);
          }}
          onNotes={calls.notes}
          labels={labels}
          cutLabels={{ ...words, value: `${cut} teams go on`, long: `${cut} of ${teams.length}` }}
        />
      </>
    );
  };
  render(<Room />);
  return calls;
}

const press = async (keys: string) => userEvent.keyboard(keys);
const focused = () => document.activeElement?.textContent;

it('moves the line by one place, with Shift by five, and says where it is', async () => {
  await page.viewport(1440, 900);
  const { cut } = draw({ raw: rawTeams });
  const line = screen.getByRole('slider', { name: 'Cut line' });
  line.focus();
  await press('{ArrowDown}');
  await press('{Shift>}{ArrowUp}{/Shift}');
  await press('{End}{ArrowDown}');
  expect(cut.mock.calls).toEqual([[17], [12], [20]]);
  expect(line.getAttribute('aria-valuenow')).toBe('20');
  expect(line.getAttribute('aria-valuetext')).toBe('20 teams go on');
});

it('is dragged from row to row, and stays within the list', async () => {
  await page.viewport(1440, 900);
  const { cut } = draw({ raw: rawTeams });
  const line = screen.getByRole('slider');
  line.setPointerCapture = vi.fn();
  const { y } = line.getBoundingClientRect();
  const at = (type: string, by: number) =>
    act(
      () =>
        void line.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: 0, clientY: y + by }),
        ),
    );
  at('pointerdown', 0);
  at('pointermove', 10);
  at('pointermove', -2 * rowHeight);
  at('pointermove', 9 * rowHeight);
  at('pointerup', 9 * rowHeight);
  at('pointermove', 0);
  expect(cut.mock.calls).toEqual([[14], [20]]);
});

it('stands on the edge between two rows of both lists', async () => {
  await page.viewport(1440, 900);
  draw({ raw: rawTeams });
  const { top, height } = screen.getByRole('slider').parentElement?.getBoundingClientRect() ?? new DOMRect();
  for (const name of ['Raw', 'Adjusted']) {
    const rows = within(screen.getByRole('list', { name })).getAllByRole('listitem');
    expect(rows[15]?.getBoundingClientRect().bottom).toBeCloseTo(top + height / 2, 0);
    expect(rows[15]?.hasAttribute('data-out')).toBe(false);
    expect(rows[16]?.hasAttribute('data-out')).toBe(true);
  }
});

it('leads through the rows by J and K with one stop for the Tab key, and N opens the notes', async () => {
  await page.viewport(1440, 900);
  const { select, notes } = draw({ raw: rawTeams });
  screen.getByRole('button', { name: 'Pegelstand' }).focus();
  await press('jjk');
  expect(focused()).toBe('Spelzwerk');
  expect(select.mock.calls).toEqual([['Spelzwerk'], ['Kaltwand'], ['Spelzwerk']]);
  expect(screen.getByRole('button', { name: 'Spelzwerk' }).getAttribute('aria-current')).toBe('true');
  await press('n');
  expect(notes).toHaveBeenCalledExactlyOnceWith('Spelzwerk');
  await press('{End}');
  expect(focused()).toBe('Nachtbeet');
  expect(document.querySelectorAll('li button[tabindex="0"]')).toHaveLength(2);
});

it('says in words what a mark means: tied, moved, apart, too close', async () => {
  await page.viewport(1440, 900);
  draw({ raw: rawTeams });
  const list = within(screen.getByRole('list', { name: 'Adjusted' }));
  const row = (name: string) => list.getByRole('button', { name }).closest('li')?.textContent ?? '';
  expect(row('Leerlauf')).toContain('apart');
  expect(row('Kaltwand')).toContain('moved 7');
  expect(row('Saatkorn')).toContain(', tied');
  expect(row('Fugenfest')).toContain('too close to call');
  expect(list.getByRole('img', { name: /^Jurors gave 2.9, 4.6/ })).toBeTruthy();
});

it('has one list and says why where there is no adjusted score', async () => {
  await page.viewport(1440, 900);
  draw();
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.getByText('No bridges.')).toBeTruthy();
  expect(document.body.textContent).not.toContain('moved');
});

it('shows one order at a time on phones, and moves the line by buttons', async () => {
  await page.viewport(390, 844);
  const { cut } = draw({ raw: rawTeams });
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Raw' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Raw' }));
  expect(screen.queryByRole('list', { name: 'Adjusted' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Raw' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(cut).toHaveBeenCalledExactlyOnceWith(17);
  expect(screen.getByRole('status').textContent).toBe('17 of 20');
});

it('draws only rows near the window of 241, and leaves room for the others', async () => {
  await page.viewport(1440, 900);
  const teams = manyTeams(241);
  draw({ teams, raw: teams });
  // By its name alone: roles of that many are slow to tell.
  const rows = document.querySelectorAll('ol[aria-label="Adjusted"] > li');
  expect(rows).toHaveLength(241);
  expect(rows[0]?.parentElement?.getBoundingClientRect().height).toBe(241 * rowHeight);
  await vi.waitFor(() => {
    expect(rows[0]?.querySelector('svg')?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    expect(rows[240]?.querySelector('svg')?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
  });
});

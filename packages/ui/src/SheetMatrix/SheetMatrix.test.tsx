import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GlobalStyle } from '../theme';
import { SheetMatrix } from './SheetMatrix';
import { cellsOf, stateWords } from './sheetSamples';

afterEach(cleanup);

const jurors = ['Ida', 'Cem', 'Piet'].map((name) => ({ key: name, name, shortName: name }));
const teams = ['Randstein', 'Kernhaus'].map((name) => ({
  ...{ key: name, name, cells: cellsOf('xg.'), count: '1 of 2', hasGap: true },
}));

function draw(isReadOnly = false) {
  const calls = { put: vi.fn(), asked: vi.fn() };
  render(
    <>
      <GlobalStyle />
      <SheetMatrix
        label="Karlsruhe A"
        teams={teams}
        jurors={jurors}
        actions={
          isReadOnly
            ? undefined
            : (team, juror, state) => {
                calls.asked(team.key, juror.key, state);
                return [
                  { key: 'put', label: 'Put here', onSelect: calls.put },
                  { key: 'tie', label: 'Mark a conflict', onSelect: () => undefined },
                ];
              }
        }
        labels={{
          ...{ teams: '2 teams', count: 'Jurors', states: stateWords },
          cell: (team, juror, state) => `${team}, ${juror}: ${state}`,
        }}
      />
    </>,
  );
  return calls;
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const press = async (keys: string) => userEvent.keyboard(keys);

it('moves from cell to cell by arrows, with one stop for the Tab key', async () => {
  await page.viewport(1440, 900);
  draw();
  screen.getByRole('button', { name: 'Randstein, Ida: Judges' }).focus();
  await press('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Kernhaus, Cem: Nobody');
  await press('{End}');
  expect(focused()).toBe('Kernhaus, Piet: Rests');
  expect(document.querySelectorAll('[data-at][tabindex="0"]')).toHaveLength(1);
});

it('opens what can be done in a cell, and leads back to it', async () => {
  await page.viewport(390, 844);
  const { put, asked } = draw();
  screen.getByRole('button', { name: 'Kernhaus, Cem: Nobody' }).focus();
  await press('{Enter}');
  expect(asked).toHaveBeenCalledWith('Kernhaus', 'Cem', 'nobody');
  expect(focused()).toBe('Put here');
  await press('{ArrowDown}');
  expect(focused()).toBe('Mark a conflict');
  await press('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('Kernhaus, Cem: Nobody');
  await press('{Enter}{Enter}');
  expect(put).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('Kernhaus, Cem: Nobody');
});

it('keeps the menu within the window, and closes it by a click elsewhere', async () => {
  await page.viewport(390, 844);
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Kernhaus, Piet: Rests' }));
  const { left, right } = screen.getByRole('menu').getBoundingClientRect();
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(390);
  await userEvent.click(document.body, { position: { x: 4, y: 800 } });
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('only tells where there is nothing to do', async () => {
  await page.viewport(1440, 900);
  draw(true);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('img', { name: 'Randstein, Cem: Nobody' })).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Karlsruhe A' })).toBeTruthy();
});

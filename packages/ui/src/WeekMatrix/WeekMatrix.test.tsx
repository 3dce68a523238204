import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GlobalStyle } from '../theme';
import { WeekMatrix } from './WeekMatrix';
import { matrixBarStates, type MatrixBarState } from './weekMatrixTypes';

afterEach(cleanup);

const none = Object.fromEntries(matrixBarStates.map((state) => [state, 0])) as Record<MatrixBarState, number>;
const columns = Array.from({ length: 11 }, (_, index) => ({
  ...{ week: index + 1, verb: `Verb ${index + 1}`, isCurrent: index === 4, counts: none, figure: null },
  label: `Week ${index + 1}`,
}));

function draw(count: number) {
  const calls = { open: vi.fn(), extend: vi.fn(), select: vi.fn() };
  const asked: string[] = [];
  const rows = Array.from({ length: count }, (_, index) => `Team ${index + 1}`);
  render(
    <>
      <GlobalStyle />
      <WeekMatrix
        label="Hand-ins"
        columns={columns}
        rows={rows}
        rowKey={(row) => row}
        content={(name) => {
          asked.push(name);
          const bars = columns.map(({ label }) => ({ state: 'next' as const, label: `${name}, ${label}` }));
          return { name, mark: null, status: '', bars };
        }}
        selected={new Set(['Team 2'])}
        onSelect={calls.select}
        onOpen={calls.open}
        onExtend={calls.extend}
        labels={{
          ...{ all: 'All', rows: '', status: '', aside: '', late: 'Late', extended: 'Extended', keys: [] },
          select: (name) => `Select ${name}`,
          states: {
            accepted: '',
            in_review: '',
            handed_in: '',
            returned: '',
            open: '',
            missed: '',
            free: '',
          },
        }}
      />
    </>,
  );
  return { ...calls, asked };
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const press = async (keys: string) => userEvent.keyboard(keys);

it('draws a screenful of a thousand rows, and says how many there are', async () => {
  await page.viewport(1440, 900);
  const { asked } = draw(1000);
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60);
  expect(new Set(asked).size).toBeLessThan(60);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('1001');
});

it('moves with the keys through all rows, also those that are not drawn yet', async () => {
  await page.viewport(1440, 900);
  draw(1000);
  screen.getByRole('button', { name: 'Team 1' }).focus();
  await press('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Team 2, Week 2');
  await press('{End}');
  expect(focused()).toBe('Team 2, Week 11');
  await press('{Control>}{End}{/Control}');
  await vi.waitFor(() => expect(focused()).toBe('Team 1000, Week 11'));
  expect(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('1001');
  await press('{Control>}{Home}{/Control}');
  await vi.waitFor(() => expect(focused()).toBe('Team 1'));
  // One stop for the Tab key in all the rows.
  expect(document.querySelectorAll('[data-target][tabindex="0"]')).toHaveLength(1);
});

it('keeps the weeks above the rows in sight, and what has the focus clear of them', async () => {
  await page.viewport(1440, 900);
  draw(1000);
  screen.getByRole('button', { name: 'Team 1' }).focus();
  await press('{Control>}{End}{/Control}');
  await vi.waitFor(() => expect(focused()).toBe('Team 1000, Week 11'));
  await press('{PageUp}{PageUp}');
  const head = document.querySelector('[data-head]');
  await vi.waitFor(() => {
    const { bottom = 0 } = head?.getBoundingClientRect() ?? {};
    const { top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
    expect(focused()).toBe('Team 976, Week 11');
    // Figures, letters and verbs are seen.
    expect(bottom).toBeGreaterThan(64);
    expect(top).toBeGreaterThanOrEqual(bottom);
  });
});

it('opens with Enter, selects with X and extends with E what has the focus', async () => {
  await page.viewport(1440, 900);
  const { open, extend, select } = draw(20);
  screen.getByRole('button', { name: 'Team 3, Week 5' }).focus();
  await press('{Enter}');
  await press('e');
  await press('x');
  expect(open).toHaveBeenCalledExactlyOnceWith('Team 3', 5);
  expect(extend).toHaveBeenCalledExactlyOnceWith('Team 3', 5);
  expect(select).toHaveBeenCalledExactlyOnceWith(new Set(['Team 2', 'Team 3']));
});

it('takes the whole row for a target on phones', async () => {
  await page.viewport(390, 844);
  const { open } = draw(20);
  const bar = screen.getByRole('button', { name: 'Team 1, Week 9' });
  expect(getComputedStyle(bar).pointerEvents).toBe('none');
  const row = screen.getByRole('button', { name: 'Team 1' });
  const { bottom } = row.closest('[role="row"]')?.getBoundingClientRect() ?? { bottom: 0 };
  const hit = document.elementFromPoint(200, bottom - 20);
  expect(hit).toBe(row);
  await userEvent.click(row);
  expect(open).toHaveBeenCalledExactlyOnceWith('Team 1', undefined);
});

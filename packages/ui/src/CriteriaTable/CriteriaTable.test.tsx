import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GlobalStyle } from '../theme';
import { CriteriaTable } from './CriteriaTable';
import { weightAfter } from './CriterionRow';

afterEach(cleanup);

const criterionOf = (name: string, weight: number) => ({
  ...{ key: name, name, question: `Why ${name}?`, weight },
  anchors: ['none', 'a little', 'some', 'much', 'all'] as const,
});

function draw(isReadOnly = false) {
  const onWeight = vi.fn();
  render(
    <>
      <GlobalStyle />
      <CriteriaTable
        caption="Criteria"
        criteria={[criterionOf('Evidence', 100), criterionOf('Numbers', 32)]}
        onWeight={isReadOnly ? undefined : onWeight}
        sum="132 % together"
        labels={{
          ...{ criterion: 'Criterion', weight: 'Weight', actions: 'Actions' },
          percent: (weight) => `${weight} %`,
          less: (name) => `${name}: less`,
          more: (name) => `${name}: more`,
          steps: (name) => `Steps of ${name}`,
          step: (step) => `Step ${step}`,
        }}
      />
    </>,
  );
  return onWeight;
}

it('steps a weight to the next multiple of five, between 5 and 100', () => {
  expect([30, 32, 5, 100].map((weight) => weightAfter(weight, 1))).toEqual([35, 35, 10, undefined]);
  expect([30, 32, 5, 100].map((weight) => weightAfter(weight, -1))).toEqual([25, 30, undefined, 95]);
});

it('tells the new weight, and nothing where it ends, with the focus kept', async () => {
  await page.viewport(1440, 900);
  const onWeight = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Numbers: more' }));
  const more = screen.getByRole('button', { name: 'Evidence: more' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  expect(onWeight.mock.calls).toEqual([['Numbers', 35]]);
  expect(document.activeElement).toBe(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('132 % together');
});

it('is a table with heads for the steps, and has no disclosure where there is room', async () => {
  await page.viewport(1440, 900);
  draw();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Step 33');
  expect(screen.queryByRole('button', { name: 'Steps of Evidence' })).toBeNull();
  expect(screen.getAllByRole('cell', { name: /much/ })).toHaveLength(2);
});

it('opens the steps of a criterion on phones, with the weight beside what opens them', async () => {
  await page.viewport(390, 844);
  const onWeight = draw();
  const toggle = screen.getByRole('button', { name: 'Steps of Numbers' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getAllByRole('cell', { name: /much/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Numbers: less' }));
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(onWeight).toHaveBeenCalledExactlyOnceWith('Numbers', 30);
  await userEvent.click(toggle, { position: { x: 20, y: 20 } });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('cell', { name: /much/ })).toHaveLength(2);
});

it('only shows where weights stand fast', async () => {
  await page.viewport(1440, 900);
  draw(true);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('cell', { name: '100 %' })).toBeTruthy();
});

import { cleanup, render, screen } from '@testing-library/react';
import { composeStories } from '@storybook/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GlobalStyle } from '../theme';
import * as barStories from './BarChart.stories';
import { ColumnChart } from './ColumnChart';
import * as columnStories from './ColumnChart.stories';
import * as stackStories from './StackChart.stories';
import * as stepStories from './StepChart.stories';
import * as tractionStories from './TractionChart.stories';

const columns = composeStories(columnStories);
const steps = composeStories(stepStories);
const stacks = composeStories(stackStories);
const bars = composeStories(barStories);
const traction = composeStories(tractionStories);

afterEach(cleanup);

describe('a chart', () => {
  it.each([
    ['columns', columns.Seasons],
    ['steps', steps.DuringSeason],
    ['stacks', stacks.DuringSeason],
    ['bars', bars.Subjects],
    ['tests', traction.DuringSeason],
    ['no tests', traction.NothingYet],
  ])('of %s is whole in static markup, without a style attribute', (_, Story) => {
    const markup = renderToStaticMarkup(<Story />);
    expect(markup).toContain('<details');
    expect(markup).toContain('role="img"');
    expect(markup).not.toMatch(/<[^<>]+\sstyle=/);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('says its values', () => {
    render(<columns.FewColumns />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Teams per phase: Start 311, Half-time 148, Final 11',
    );
    cleanup();
    render(<steps.DuringSeason />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Traction of Spelzwerk: 27 interviews, 9 test users, 7 median of all teams',
    );
  });

  it('says a total, its median, its goal and how many tests made it, week by week in the table', () => {
    render(<traction.DuringSeason />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Test users: 9 test users, Median 4, Own goal: 50 by 5 January, 14 Tests',
    );
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toHaveLength(6);
    expect(rows.at(-1)).toBe('5942');
  });

  it('writes the total below the word for today, also where it is the highest', () => {
    render(
      <div style={{ width: 340 }}>
        <GlobalStyle />
        <traction.Leading />
      </div>,
    );
    const [today, total] = ['Today', '8 test users'].map((text) =>
      screen.getByText(text, { selector: 'text' }).getBoundingClientRect(),
    );
    expect(total?.top).toBeGreaterThanOrEqual(today?.bottom ?? Infinity);
  });

  it('opens the same values as a table', async () => {
    render(<columns.Seasons />);
    const table = screen.getByRole('table');
    expect(table.checkVisibility()).toBe(false);
    await userEvent.click(screen.getByText('Show as a table'));
    expect(table.checkVisibility()).toBe(true);
    expect(screen.getAllByRole('row')).toHaveLength(12);
    expect(screen.getByRole('row', { name: '2024/25 1,284' })).not.toBeNull();
  });

  it.each([320, 700, 1100])('stays undistorted at %i px: columns in proportion, text at 12 px', (width) => {
    const { container } = render(
      <>
        <GlobalStyle />
        <div style={{ width }}>
          <ColumnChart
            label="A"
            tableSummary="Table"
            heads={{ name: 'A', value: 'B' }}
            items={[
              { name: 'half', value: 50 },
              { name: 'whole', value: 100 },
            ]}
          />
        </div>
      </>,
    );
    const [half, whole] = [...container.querySelectorAll('rect[data-column]')].map((column) =>
      column.getBoundingClientRect(),
    );
    expect((half?.height ?? 0) / (whole?.height ?? 1)).toBeCloseTo(0.5, 2);
    expect(half?.width).toBeCloseTo(whole?.width ?? 0, 1);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('viewBox')).toBeNull();
    expect(svg?.getBoundingClientRect().width).toBe(width);
    expect(getComputedStyle(container.querySelector('text') as Element).fontSize).toBe('12px');
    for (const text of container.querySelectorAll('text')) {
      const { left, right } = text.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width + 16);
    }
  });
});

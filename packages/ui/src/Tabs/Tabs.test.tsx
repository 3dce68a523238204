import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { GlobalStyle } from '../theme';
import { Tabs } from './Tabs';

afterEach(cleanup);

const names = [
  'Overview',
  'People',
  'Teams',
  'Mentors',
  'Events',
  'Hand-ins',
  'Gates',
  'Announcements',
  'Season',
];
const items = names.map((label) => ({
  key: label,
  href: `#${label}`,
  label,
  isCurrent: label === 'Gates',
}));

const rowWithin = (width: number) => (
  <div style={{ width }}>
    <GlobalStyle />
    <Tabs label="Areas" items={items} />
  </div>
);

const nextFrame = () => new Promise(requestAnimationFrame);

const isInView = () => {
  const { left, right } = screen.getByText('Gates').getBoundingClientRect();
  const row = screen.getByRole('navigation').getBoundingClientRect();
  return left >= row.left && right <= row.right;
};

it('the current tab is in view on a phone, and stays so when the phone is turned', async () => {
  const { rerender } = render(rowWithin(350));
  await vi.waitFor(() => expect(isInView()).toBe(true));
  rerender(rowWithin(1200));
  // Widths are observed once in a frame.
  await nextFrame();
  await nextFrame();
  rerender(rowWithin(350));
  await vi.waitFor(() => expect(isInView()).toBe(true));
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { verbs } from '../stories/samples';
import type { WeekState } from '../geometry/weekStates';
import { WeekBar } from './WeekBar';

const states: readonly WeekState[] = [
  'accepted',
  'accepted',
  'accepted',
  'review',
  'now',
  'next',
  'next',
  'next',
  'next',
  'next',
  'next',
];
const weeks = verbs.map((verb, index) => ({
  href: `#week-${index + 1}`,
  verb,
  label: `Week ${index + 1}, ${verb}`,
  state: states[index] ?? 'next',
}));

const meta: Meta<typeof WeekBar> = {
  component: WeekBar,
  args: { label: 'Weeks', weeks, current: 5, note: '2–8 Dec. Handed in: prototype and a 60-second film' },
};
export default meta;
type Story = StoryObj<typeof WeekBar>;

export const Current: Story = {};
export const First: Story = { args: { current: 1 } };
export const Last: Story = { args: { current: 11 } };
export const Returned: Story = {
  args: {
    current: 4,
    weeks: weeks.map((week, index) => (index === 3 ? { ...week, state: 'returned' } : week)),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDay, verbs } from '../stories/samples';
import { Wrap } from '../Layout';
import { GrowthLine } from './GrowthLine';
import { StaticGrowthLine } from './StaticGrowthLine';

const meta: Meta<typeof GrowthLine> = {
  component: GrowthLine,
  args: { label: 'Season 24/25: day 32 of 77, week 5 of 11', day: sampleDay, verbs },
};
export default meta;
type Story = StoryObj<typeof GrowthLine>;

export const Hero: Story = { args: { size: 'hero', isAnimated: true } };
export const Compact: Story = {};
export const MilestoneStates: Story = {
  args: {
    label:
      'Spelzwerk: two accepted, one in review, one returned, one missed, week 6 open, two of five parts ready',
    day: 36,
    shares: [1, 1, 1, 1, 0, 0.4, 0, 0, 0, 0, 0],
    states: [
      'accepted',
      'accepted',
      'review',
      'returned',
      'missed',
      'now',
      'next',
      'next',
      'next',
      'next',
      'next',
    ],
  },
};
export const BeforeSeason: Story = { args: { day: null, label: 'The season has not begun' } };
export const Over: Story = { args: { day: 77, label: 'The season is over' } };
/** Its ruler is one gap wider than the letters, which the gutter of the page takes. */
export const Prerendered: Story = {
  render: ({ label, day }) => (
    <Wrap>
      <StaticGrowthLine label={label} day={day} verbs={verbs} size="hero" />
    </Wrap>
  ),
};

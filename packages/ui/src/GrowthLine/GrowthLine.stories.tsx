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
/** The result of a gate: the mark stands at the end of its week. */
export const HalfTimeGate: Story = {
  args: {
    label: 'Half-time: Spelzwerk goes on',
    day: 46,
    gate: { week: 7, label: 'Half-time' },
    states: Array.from({ length: 11 }, (_, week) => (week < 7 ? 'accepted' : 'next')),
  },
};
export const FinalGate: Story = {
  args: { label: 'Final: Spelzwerk won', day: 77, gate: { week: 11, label: 'Final' } },
};
export const Over: Story = { args: { day: 77, label: 'The season is over' } };
/** Its ruler is one gap wider than the letters, which the gutter of the page takes. */
export const Prerendered: Story = {
  render: ({ label, day }) => (
    <Wrap>
      <StaticGrowthLine label={label} day={day} verbs={verbs} size="hero" />
    </Wrap>
  ),
};
/** All of it has passed, and a mentor has said how each week ended. */
export const PrerenderedStates: Story = {
  render: () => (
    <Wrap>
      <StaticGrowthLine
        label="Ten weeks accepted, one missed"
        day={null}
        verbs={verbs}
        states={Array.from({ length: 11 }, (_, week) => (week === 4 ? 'missed' : 'accepted'))}
        isPast
      />
    </Wrap>
  ),
};

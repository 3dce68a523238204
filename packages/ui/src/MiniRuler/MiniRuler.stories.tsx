import type { Meta, StoryObj } from '@storybook/react-vite';
import { MiniRuler } from './MiniRuler';

const meta: Meta<typeof MiniRuler> = {
  component: MiniRuler,
  parameters: { docs: { isNarrow: true } },
  args: {
    label: 'Milestones: 2 accepted, 1 in review, 1 returned, 1 missed, 1 open',
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
export default meta;
type Story = StoryObj<typeof MiniRuler>;

export const Small: Story = {};
export const Large: Story = { args: { drawnWidth: 220, drawnHeight: 44, share: 0.75 } };
export const AllDone: Story = {
  args: { label: 'All weeks done', states: Array.from({ length: 11 }, () => 'done' as const) },
};

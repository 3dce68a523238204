import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDay } from '../stories/samples';
import { StepChart } from './StepChart';

const meta: Meta<typeof StepChart> = {
  component: StepChart,
  args: {
    label: 'Traction of Spelzwerk',
    tableSummary: 'Show as a table',
    labels: { today: 'Today', weekPrefix: 'W', week: 'Week' },
    day: sampleDay,
    goal: { day: 66, value: 60, label: 'Goal: 60 interviews' },
    series: [
      {
        key: 'interviews',
        name: 'interviews',
        tone: 'positive',
        isFilled: true,
        points: [
          [2, 2],
          [8, 6],
          [11, 14],
          [19, 19],
          [26, 24],
          [31, 27],
        ],
      },
      {
        key: 'users',
        name: 'test users',
        tone: 'ink',
        points: [
          [15, 1],
          [22, 4],
          [29, 9],
        ],
      },
      {
        key: 'median',
        name: 'median of all teams',
        tone: 'info',
        points: [
          [7, 3],
          [14, 5],
          [28, 7],
        ],
      },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof StepChart>;

export const DuringSeason: Story = {};
export const LateInTheSeason: Story = { args: { day: 70, goal: undefined } };
export const Over: Story = { args: { day: null, goal: undefined } };
export const FirstDay: Story = { args: { day: 0, goal: undefined } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};

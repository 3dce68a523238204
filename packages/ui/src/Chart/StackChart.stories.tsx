import type { Meta, StoryObj } from '@storybook/react-vite';
import { StackChart } from './StackChart';

const meta: Meta<typeof StackChart> = {
  component: StackChart,
  args: {
    label: 'Hand-ins per week',
    tableSummary: 'Show as a table',
    labels: { weekPrefix: 'W', week: 'Week' },
    currentWeek: 4,
    parts: [
      { key: 'onTime', name: 'on time', tone: 'positive' },
      { key: 'late', name: 'late', tone: 'late' },
      { key: 'missed', name: 'missed', tone: 'critical' },
      { key: 'open', name: 'open', tone: 'open' },
    ],
    weeks: [
      { onTime: 291, late: 14, missed: 6 },
      { onTime: 274, late: 22, missed: 15 },
      { onTime: 268, late: 26, missed: 17 },
      { onTime: 249, late: 41, missed: 21 },
      { onTime: 96, open: 215 },
      ...Array.from({ length: 6 }, () => null),
    ],
  },
};
export default meta;
type Story = StoryObj<typeof StackChart>;

export const DuringSeason: Story = {};
export const BeforeSeason: Story = {
  args: { currentWeek: -1, weeks: Array.from({ length: 11 }, () => null) },
};

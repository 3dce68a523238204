import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './BarChart';

const meta: Meta<typeof BarChart> = {
  component: BarChart,
  args: {
    label: 'Students per subject',
    tableSummary: 'Show as a table',
    heads: { name: 'Subject', value: 'Students' },
    items: [
      { name: 'Business', value: 412 },
      { name: 'Computer science', value: 301 },
      { name: 'Industrial engineering', value: 188, isCurrent: true },
      { name: 'Design', value: 96 },
      { name: 'Law', value: 41 },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof BarChart>;

export const Subjects: Story = {};
export const LongText: Story = {
  args: {
    items: [
      { name: 'Elektrotechnik, Informationstechnik und technische Informatik', value: 12 },
      { name: 'Wirtschaftsingenieurwesen', value: 8 },
    ],
  },
};
export const Empty: Story = { args: { items: [{ name: 'Law', value: 0 }] } };

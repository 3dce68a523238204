import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonGroup } from '../Skeleton';
import { Text } from '../Text';
import { ColumnChart } from './ColumnChart';

const students = [96, 141, 188, 262, 341, 458, 402, 593, 790, 1017, 1284];

const meta: Meta<typeof ColumnChart> = {
  component: ColumnChart,
  args: {
    label: 'Students per season',
    caption: (
      <>
        <Text step="h3" as="b">
          1,284 students this season
        </Text>
        <Text step="ui" tone="muted">
          Registrations per season. Each one starts in autumn; this is the eleventh.
        </Text>
      </>
    ),
    tableSummary: 'Show as a table',
    heads: { name: 'Season', value: 'Students' },
    format: (value) => value.toLocaleString('en'),
    items: students.map((value, index) => ({
      name: String(14 + index),
      longName: `20${14 + index}/${15 + index}`,
      value,
      isCurrent: index === 10,
    })),
  },
};
export default meta;
type Story = StoryObj<typeof ColumnChart>;

export const Seasons: Story = {};
export const FewColumns: Story = {
  args: {
    label: 'Teams per phase',
    caption: undefined,
    heads: { name: 'Phase', value: 'Teams' },
    items: [
      { name: 'Start', value: 311 },
      { name: 'Half-time', value: 148 },
      { name: 'Final', value: 11, isCurrent: true },
    ],
  },
};
export const Empty: Story = {
  args: { items: [{ name: '24', value: 0, isCurrent: true }], caption: undefined },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export const TableOpen: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '');
  },
};
export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Loading the figures">
      <Skeleton shape="title" width="half" />
      <Skeleton shape="card" />
    </SkeletonGroup>
  ),
};

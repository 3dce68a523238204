import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDay } from '../stories/samples';
import { TractionChart, type TractionChartLabels } from './TractionChart';
import type { LaneMark, LaneState } from './laneMarks';

const marks: [day: number, state: LaneState][] = [
  [9, 'held'],
  [11, 'failed'],
  [13, 'held'],
  [14, 'open'],
  [16, 'held'],
  [18, 'failed'],
  [19, 'held'],
  [21, 'failed'],
  [22, 'failed'],
  [23, 'open'],
  [25, 'unclear'],
  [26, 'held'],
  [30, 'held'],
  [31, 'held'],
];
const tests: LaneMark[] = marks.map(([day, state], index) => ({
  key: String(index),
  day,
  state,
  isCurrent: index === marks.length - 1,
}));

const labels: TractionChartLabels = {
  today: 'Today',
  weekPrefix: 'W',
  week: 'Week',
  own: 'Test users, running total',
  median: 'Median of 268 teams',
  lane: 'Tests',
  ownNow: '9 test users',
  medianNow: 'Median 4',
  states: { held: 'Confirmed', failed: 'Not confirmed', open: 'Open', unclear: 'Unclear' },
};

const meta: Meta<typeof TractionChart> = {
  component: TractionChart,
  args: {
    label: 'Test users',
    tableSummary: 'Show as a table',
    day: sampleDay,
    own: [
      [23, 1],
      [25, 2],
      [29, 4],
      [30, 7],
      [31, 9],
    ],
    median: [
      [0, 0],
      [14, 1],
      [21, 2],
      [28, 4],
    ],
    goal: { day: 62, value: 50, label: 'Own goal: 50 by 5 January', shortLabel: 'Goal 50' },
    tests,
    remark: 'From here the goal takes ten a week. Last week brought five.',
    labels,
  },
};
export default meta;
type Story = StoryObj<typeof TractionChart>;

export const DuringSeason: Story = {};
export const NothingYet: Story = { args: { own: [], goal: undefined, tests: [], remark: undefined } };
export const WithoutMedian: Story = { args: { median: [] } };
export const BelowTheMedian: Story = { args: { own: [[23, 1]], goal: undefined } };
export const GoalReached: Story = {
  args: { goal: { day: 62, value: 9, label: 'Own goal: 9 by 5 January' }, remark: 'Reached.' },
};
export const Leading: Story = {
  args: {
    own: [[2, 8]],
    median: [[1, 4]],
    day: 4,
    goal: undefined,
    remark: undefined,
    tests: [],
    labels: { ...labels, ownNow: '8 test users' },
  },
};
export const LateInTheSeason: Story = { args: { day: 70 } };
export const Over: Story = { args: { day: null, remark: undefined } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
};

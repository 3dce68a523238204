import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDay } from '../stories/samples';
import type { LaneState } from '../Chart/laneMarks';
import type { WeekState } from '../geometry/weekStates';
import type { PulseMarkState } from '../Pulse';
import { SeasonSheet, type SheetWeek } from './SeasonSheet';

const verbs = 'Enter Listen Edit Verify Engineer Notice Weigh Exhale Exchange Keep Show'.split(' ');
const states: WeekState[] = ['accepted', 'accepted', 'accepted', 'review', 'now'];
const pulses: PulseMarkState[] = ['on_track', 'on_track', 'stuck', 'on_track', 'on_track'];
const marks: [day: number, state: LaneState][] = [
  [9, 'held'],
  [11, 'failed'],
  [13, 'held'],
  [14, 'open'],
  [18, 'failed'],
  [23, 'unclear'],
  [26, 'held'],
  [31, 'held'],
];
const weeks: SheetWeek[] = verbs.map((verb, index) => ({
  verb,
  state: states[index] ?? 'next',
  pulse: pulses[index],
  share: 0.6,
}));
const table = {
  heads: ['Week', 'Hand-in', 'Check-in', 'Market tests', 'Meetings'],
  rows: verbs.slice(0, 5).map((name, index) => ({
    key: name,
    name,
    values: [String(states[index]), String(pulses[index]), '2', '1'],
  })),
};

const meta: Meta<typeof SeasonSheet> = {
  component: SeasonSheet,
  args: {
    label: 'The season of Spelzwerk: 3 of 10 weeks accepted, on track, 8 market tests, 5 meetings',
    tableSummary: 'Show as a table',
    day: sampleDay,
    weeks,
    table,
    tests: marks.map(([day, state], index) => ({ key: String(index), day, state })),
    meetings: [
      { key: 'a', day: 3, state: 'held' },
      { key: 'b', day: 10, state: 'held' },
      { key: 'c', day: 17, state: 'missed' },
      { key: 'd', day: 38, state: 'planned' },
    ],
    labels: {
      handIns: 'Hand-ins',
      pulses: 'Check-ins',
      tests: 'Market tests',
      meetings: 'Meetings',
      onTrack: 'On track',
      stuck: 'Stuck',
      held: 'Confirmed',
      failed: 'Not confirmed',
      open: 'Open',
      meeting: 'Meeting',
    },
  },
};
export default meta;
type Story = StoryObj<typeof SeasonSheet>;

export const MidSeason: Story = {};
export const Beginning: Story = {
  args: {
    label: 'The season of Spelzwerk: nothing yet',
    day: 0,
    weeks: weeks.map(({ verb }, index) => ({ verb, state: index === 0 ? 'now' : 'next', pulse: undefined })),
    tests: [],
    meetings: [],
  },
};
export const Over: Story = { args: { day: null } };

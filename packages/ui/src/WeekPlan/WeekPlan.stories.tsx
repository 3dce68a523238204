import type { Meta, StoryObj } from '@storybook/react-vite';
import { WeekPlan, type PlanEntry, type PlanWeek } from './WeekPlan';

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const week = (
  number: number,
  title: string,
  first: number,
  entries: Readonly<Record<number, readonly PlanEntry[]>>,
  today?: number,
): PlanWeek => ({
  key: title,
  title,
  note: `Week ${number}, ${first}–${first + 6} Dec`,
  days: names.map((name, index) => ({
    key: name,
    head: `${name} ${first + index} Dec`,
    isToday: index === today,
    entries: entries[index] ?? [],
  })),
});

const entry = (title: string, time: string): PlanEntry => ({ key: title, href: `#${title}`, title, time });

const meta = {
  component: WeekPlan,
  args: {
    'aria-label': 'The weeks',
    weeks: [
      week(
        5,
        'Engineer',
        2,
        { 3: [entry('Prototype night', '18:00')], 4: [entry('Ask a patent lawyer', '12:30')] },
        3,
      ),
      week(6, 'Notice', 9, {
        2: [entry('Test users, seven minutes each', '17:00'), entry('Notes that hold up', '18:00')],
      }),
    ],
  },
} satisfies Meta<typeof WeekPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two weeks, today among them. */
export const Plain: Story = {};

/** A week in which nothing happens, and a title that does not fit its day. */
export const LongText: Story = {
  args: {
    weeks: [
      week(7, 'Weigh', 16, {}),
      week(8, 'Exhale', 23, {
        5: [{ ...entry('Finanzierungsgrundlagenwiederholungsveranstaltung', '09:00'), lang: 'de' }],
      }),
    ],
  },
};

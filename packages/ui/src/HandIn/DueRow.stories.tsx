import type { Meta, StoryObj } from '@storybook/react-vite';
import { DueRow } from './DueRow';
import { WeekRuler, type WeekRulerProps } from './WeekRuler';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A week of seven days and a grace of one, at a share of it; `lastDay` is how much of the last day there is. */
function ruler(now: number, extended = 0, lastDay = 1): WeekRulerProps {
  const all = 7 + lastDay + extended;
  const due = (6 + lastDay + extended) / all;
  return {
    label: 'Monday to Sunday, due Sunday 23:59, then a day of grace',
    ticks: Array.from({ length: Math.floor(all * 4) }, (_, quarter) => {
      const at = quarter / 4 / all;
      return {
        at,
        kind: quarter % 4 ? ('quarter' as const) : ('day' as const),
        isHalf: quarter % 2 === 0,
        isPast: at <= now,
        isGrace: at > due,
      };
    }),
    days: Array.from({ length: 7 + extended }, (_, day) => {
      const name = days[day % 7] ?? '';
      return { at: day / all, name, short: name.slice(0, 2), isToday: Math.floor(now * all) === day };
    }),
    due,
    formerDue: extended ? 7 / all : undefined,
    now,
    labels: { due: 'Due', grace: 'Grace' },
  };
}

const meta: Meta<typeof DueRow> = {
  component: DueRow,
  args: {
    figure: '3 days 10 hours',
    detail: 'until Sunday 8 December, 23:59',
    ruler: <WeekRuler {...ruler(0.45)} />,
    note: 'Until Monday 23:59 you can still hand in. Then it counts as late.',
  },
};
export default meta;
type Story = StoryObj<typeof DueRow>;

export const Open: Story = {};
export const Extended: Story = {
  args: {
    figure: '5 days 10 hours',
    detail: 'until Tuesday 10 December, 23:59',
    ruler: <WeekRuler {...ruler(0.36, 2)} />,
    note: (
      <p>
        <b>Two more days.</b> “The laser cutter in Karlsruhe was down.” Only your team.
      </p>
    ),
  },
};
/** Its name would stand in the grace's: the day in whose morning it is due has none. */
export const DueInTheMorning: Story = { args: { ruler: <WeekRuler {...ruler(0.45, 0, 0.15)} /> } };
export const Late: Story = {
  args: {
    isLate: true,
    figure: '9 hours 21 minutes late',
    detail: 'was due Sunday 8 December, 23:59',
    ruler: <WeekRuler {...ruler(0.92)} />,
    note: (
      <p>
        <b>You can hand in until today, 23:59.</b> It counts as late.
      </p>
    ),
  },
};
export const InReview: Story = {
  args: {
    figure: 'With Henrike since Monday',
    detail: 'Handed in Sunday 1 December, 22:10, on time',
    ruler: undefined,
    note: 'Nothing to do. You are told what she says.',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { GrowthLine } from '../GrowthLine';
import { MiniRuler } from '../MiniRuler';
import { SeasonStrip } from '../SeasonStrip';
import { verbs } from '../stories/samples';
import { Text } from '../Text';
import { weekStatesOn } from '../geometry/weekStates';
import type { WeekState } from '../geometry/weekStates';
import { Stack } from './Page.styles';

interface Playground {
  /** 0 is the first day, 77 the day after the last. */
  day: number;
  /** px; the drawing is made anew for each width and never scaled. */
  width: number;
  size: 'hero' | 'compact';
  /** Hand-ins of the first weeks that a mentor has accepted. */
  accepted: number;
  /** Hand-ins after them that are with a mentor, came back, or never came. */
  inReview: number;
  returned: number;
  missed: number;
  hasVerbs: boolean;
}

const statesOf = ({ day, accepted, inReview, returned, missed }: Playground): WeekState[] => {
  const judged = [
    ...Array<WeekState>(accepted).fill('accepted'),
    ...Array<WeekState>(inReview).fill('review'),
    ...Array<WeekState>(returned).fill('returned'),
    ...Array<WeekState>(missed).fill('missed'),
  ];
  return weekStatesOn(day).map((state, week) => judged[week] ?? state);
};

/**
 * “eleven weeks” has eleven letters. Each letter is a week and stands 1.2 times taller than the one before; the ruler
 * below has a tick per day. State is shape first and colour second.
 */
const meta: Meta<Playground> = {
  title: 'Foundations/Growth line',
  args: {
    day: 32,
    width: 1100,
    size: 'hero',
    accepted: 2,
    inReview: 1,
    returned: 1,
    missed: 0,
    hasVerbs: true,
  },
  argTypes: {
    day: { control: { type: 'range', min: 0, max: 77 } },
    width: { control: { type: 'range', min: 280, max: 1320, step: 10 } },
    size: { control: 'inline-radio', options: ['hero', 'compact'] },
    accepted: { control: { type: 'range', min: 0, max: 11 } },
    inReview: { control: { type: 'range', min: 0, max: 11 } },
    returned: { control: { type: 'range', min: 0, max: 11 } },
    missed: { control: { type: 'range', min: 0, max: 11 } },
  },
  render: (args) => {
    const states = statesOf(args);
    return (
      <Stack>
        <SeasonStrip day={args.day} />
        <div style={{ width: args.width, maxWidth: '100%' }}>
          <GrowthLine
            label={`Day ${args.day} of 77`}
            day={args.day}
            states={states}
            size={args.size}
            verbs={args.hasVerbs ? verbs : undefined}
          />
        </div>
        <div>
          <MiniRuler label="The same weeks, small" states={states} drawnWidth={220} />
          <Text step="small" tone="muted">
            Day {args.day} of 77. Mini ruler and season strip draw the same days.
          </Text>
        </div>
      </Stack>
    );
  },
};
export default meta;
type Story = StoryObj<Playground>;

export const PlayWithIt: Story = {};
export const FirstDay: Story = { args: { day: 0, accepted: 0, inReview: 0, returned: 0 } };
export const AllAccepted: Story = { args: { day: 77, accepted: 11, inReview: 0, returned: 0 } };
export const OnAPhone: Story = { args: { width: 340 } };

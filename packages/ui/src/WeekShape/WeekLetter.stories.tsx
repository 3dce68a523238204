import type { Meta, StoryObj } from '@storybook/react-vite';
import { weekStates } from '../geometry/weekStates';
import { ChipRow } from '../Chip';
import { MiniRuler } from '../MiniRuler';
import { WeekLetter } from './WeekLetter';

const meta: Meta<typeof WeekLetter> = {
  component: WeekLetter,
  args: { letter: 'E', state: 'accepted', drawnWidth: 48, drawnHeight: 72, label: 'Accepted' },
  parameters: { docs: { isNarrow: true } },
  argTypes: { state: { control: 'select', options: weekStates } },
};
export default meta;
type Story = StoryObj<typeof WeekLetter>;

export const Accepted: Story = {};
export const InReview: Story = { args: { state: 'review', label: 'In review' } };
export const Returned: Story = { args: { state: 'returned', label: 'Returned' } };
export const Missed: Story = { args: { state: 'missed', label: 'Missed' } };
export const Open: Story = { args: { state: 'now', label: 'Open' } };
export const OpenPartlyDone: Story = { args: { state: 'now', share: 0.4, label: 'Open, 2 of 5 done' } };
export const Upcoming: Story = { args: { state: 'next', label: 'Upcoming' } };
export const LettersAndBars: Story = {
  render: (args) => (
    <ChipRow>
      {weekStates.map((state) => (
        <div key={state}>
          <WeekLetter {...args} state={state} label={state} />
          <MiniRuler
            drawnWidth={110}
            drawnHeight={44}
            label={`Eleven weeks: ${state}`}
            states={Array.from({ length: 11 }, () => state)}
          />
        </div>
      ))}
    </ChipRow>
  ),
};

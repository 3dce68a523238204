import type { Meta, StoryObj } from '@storybook/react-vite';
import { verbs } from '../stories/samples';
import { WeekList } from './WeekList';

const meta: Meta<typeof WeekList> = {
  component: WeekList,
  args: {
    labels: { handIn: 'Hand in', thisWeek: 'This week' },
    weeks: verbs.map((verb, index) => ({
      verb,
      dates: `Week ${index + 1}`,
      what: 'Build something a stranger can use without you in the room.',
      handIn: 'Prototype and a 60-second film',
    })),
  },
};
export default meta;
type Story = StoryObj<typeof WeekList>;

export const DuringSeason: Story = { args: { currentWeek: 5 } };
export const OutsideSeason: Story = {};

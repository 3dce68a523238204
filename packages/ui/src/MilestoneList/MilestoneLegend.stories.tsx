import type { Meta, StoryObj } from '@storybook/react-vite';
import { MilestoneLegend } from './MilestoneLegend';

const meta: Meta<typeof MilestoneLegend> = {
  component: MilestoneLegend,
  args: {
    'aria-label': 'What the shapes mean',
    states: [
      { state: 'accepted', label: 'Accepted' },
      { state: 'review', label: 'In review' },
      { state: 'returned', label: 'Returned' },
      { state: 'missed', label: 'Missed' },
      { state: 'now', label: 'Open, filled to what is done' },
      { state: 'next', label: 'Upcoming' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof MilestoneLegend>;

export const AllStates: Story = {};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    'aria-label': 'Was die Formen heißen',
    states: [
      { state: 'accepted', label: 'Angenommen' },
      { state: 'review', label: 'Wird geprüft' },
      { state: 'returned', label: 'Zurückgegeben' },
      { state: 'missed', label: 'Versäumt' },
      { state: 'now', label: 'Offen, gefüllt bis zum Stand der Checkliste' },
      { state: 'next', label: 'Kommt noch' },
    ],
  },
};

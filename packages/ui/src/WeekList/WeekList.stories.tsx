import type { Meta, StoryObj } from '@storybook/react-vite';
import { verbs } from '../stories/samples';
import { WeekList } from './WeekList';

const meta: Meta<typeof WeekList> = {
  component: WeekList,
  args: {
    labels: { thisWeek: 'This week' },
    weeks: verbs.map((verb, index) => ({
      verb,
      dates: `Week ${index + 1}`,
      what: 'Build something a stranger can use without you in the room.',
      handIn: { label: 'Hand in', title: 'Prototype and a 60-second film' },
    })),
  },
};
export default meta;
type Story = StoryObj<typeof WeekList>;

export const DuringSeason: Story = { args: { currentWeek: 5 } };
export const OutsideSeason: Story = {};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    currentWeek: 5,
    labels: { thisWeek: 'Diese Woche' },
    weeks: [
      'Einsteigen',
      'Lauschen',
      'Eingrenzen',
      'Verifizieren',
      'Entwickeln',
      'Notieren',
      'Wägen',
      'Erholen',
      'Einholen',
      'Kürzen',
      'Sagen',
    ].map((verb, index) => ({
      verb,
      dates: `Woche ${index + 1}`,
      what: 'Bau etwas, das ein fremder Mensch benutzen kann, ohne dass du danebenstehst.',
      handIn: { label: 'Abgabe', title: 'Prototyp und ein Film von 60 Sekunden' },
    })),
  },
};

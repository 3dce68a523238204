import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs';

const meta: Meta<typeof Tabs> = {
  component: Tabs,
  args: {
    label: 'Team',
    items: [
      { key: 'milestones', href: '#milestones', label: 'Milestones', count: '4 of 11', isCurrent: true },
      { key: 'tests', href: '#tests', label: 'Market tests', count: 14 },
      { key: 'people', href: '#people', label: 'People', count: 4 },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Default: Story = {};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    items: [
      { key: 'milestones', href: '#milestones', label: 'Meilensteine', count: '4 von 11', isCurrent: true },
      { key: 'tests', href: '#tests', label: 'Marktversuche und Auswertungen', count: 14 },
      { key: 'people', href: '#people', label: 'Teammitglieder', count: 4 },
    ],
  },
};

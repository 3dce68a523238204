import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountList } from './CountList';

const meta: Meta<typeof CountList> = {
  component: CountList,
  parameters: { docs: { isNarrow: true } },
  args: {
    items: [
      { key: '1', name: 'Registered', count: '1,284', share: 1, href: '#registered' },
      { key: '2', name: 'E-mail confirmed', count: '1,171', share: 0.912, note: '91 %', href: '#confirmed' },
      { key: '3', name: 'In a team', count: '1,012', share: 0.788, note: '79 %', href: '#in-team' },
      {
        ...{ key: '4', name: 'Team has handed in', count: '874', share: 0.681, note: '68 %', href: '#in' },
        isCurrent: true,
      },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof CountList>;

export const Steps: Story = {};
export const NothingYet: Story = {
  args: { items: [{ key: '1', name: 'Registered', count: '0', share: 0, href: '#registered' }] },
};
export const LongText: Story = {
  globals: { locale: 'de' },
  args: {
    items: [
      {
        ...{
          key: '1',
          name: 'Bestätigte E-Mail-Adressen aller Teilnehmerinnen und Teilnehmer',
          count: '1.171',
        },
        ...{ share: 0.91, note: '91 %', href: '#confirmed' },
      },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Agenda } from './Agenda';

const items = [
  {
    key: '1',
    dateTime: '18:00',
    time: '18:00',
    title: 'Doors, safety briefing, tool cards',
    description: 'Ten minutes. No card, no band saw.',
  },
  {
    key: '2',
    dateTime: '18:30',
    time: '18:30',
    title: 'Build, round one',
    description: 'Benches are shared by two teams. Helpers wear pink aprons.',
  },
  { key: '3', dateTime: '20:00', time: '20:00', title: 'Soup and a stranger' },
  { key: '4', dateTime: '23:00', time: '23:00', title: 'Out' },
];

const meta: Meta<typeof Agenda> = { component: Agenda, args: { items } };
export default meta;
type Story = StoryObj<typeof Agenda>;

export const Evening: Story = {};
export const NowOn: Story = {
  args: { items: items.map((item) => ({ ...item, isCurrent: item.key === '2' })) },
};
export const Timeline: Story = {
  args: {
    items: items.map((item, index) => ({
      ...item,
      dateTime: `2024-12-0${index + 2}`,
      time: `Mon ${index + 2} Dec`,
    })),
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        key: '1',
        dateTime: '2024-12-02',
        time: 'Mo., 2. Dez.',
        title: 'Sicherheitsunterweisung und Werkzeugkartenausgabe',
        description:
          'Zehn Minuten. Ohne Karte keine Bandsäge, ohne Brille keine Werkbank, und wer zu spät kommt, wartet auf die nächste Runde.',
      },
      { key: '2', dateTime: '2024-12-03', time: 'Di., 3. Dez.', title: 'Bauen' },
    ],
  },
};

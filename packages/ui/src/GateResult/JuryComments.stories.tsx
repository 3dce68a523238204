import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { JuryComments } from './JuryComments';

const meta: Meta<typeof JuryComments> = {
  component: JuryComments,
  args: {
    labels: { missing: 'Missing.' },
    comments: [
      {
        ...{ key: '1', juror: 'Juror 1', text: 'A dairy reorders without being asked.' },
        missing: 'The price for the second size. You have one number and two products.',
      },
      { key: '2', juror: 'Juror 2', text: 'Four people, one sentence, the same sentence.' },
      {
        ...{ key: '3', juror: 'Juror 3', missing: 'What happens at 35 °C in a van in July.' },
        text: 'The 24 hour test is clean and I could repeat it from your notes.',
      },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof JuryComments>;

export const Comments: Story = {};
export const WithAction: Story = {
  args: {
    comments: ['Say who makes them when the order is 10,000.', 'Four people, one sentence.'].map(
      (text, index) => ({
        ...{ key: text, juror: `Juror ${index + 1}`, text },
        action: <Button size="sm">Take on</Button>,
      }),
    ),
  },
};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    lang: 'de',
    labels: { missing: 'Es fehlt.' },
    comments: [
      {
        ...{ key: '1', juror: 'Jurorin oder Juror 1' },
        text: 'Das Qualitätssicherungsmaßnahmenverzeichnis ist vollständig.\nIhr könnt damit zu jeder Werft gehen.',
        missing: 'Herstellungskostenrechnungen für die zweite Verpackungsgröße.',
      },
    ],
  },
};

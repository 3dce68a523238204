import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeverityBars } from './SeverityBars';

const sign = (value: number) => `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(2)}`;
const itemsOf = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([name, value]) => ({ key: name, name, value, figure: sign(value) }));

const meta: Meta<typeof SeverityBars> = {
  component: SeverityBars,
  parameters: { docs: { isNarrow: true } },
  args: {
    label: 'Severe and lenient jurors',
    limit: 0.7,
    labels: { severe: 'severe', lenient: 'lenient', zero: '0' },
    items: itemsOf({
      'Thorvald Lenz': -0.62,
      'Piet Vandorn': -0.41,
      'Ida Lorentz': -0.3,
      'Cem Aydar': 0.28,
      'Sanna Brook': 0.44,
      'Bela Nowack': 0.57,
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SeverityBars>;

export const Both: Story = {};
export const Beyond: Story = { args: { items: itemsOf({ 'Thorvald Lenz': -1.4, 'Cem Aydar': 0 }) } };
export const LongText: Story = {
  args: {
    label: 'Strenge und nachsichtige Jurorinnen und Juroren',
    labels: { severe: 'streng', lenient: 'nachsichtig', zero: '0' },
    items: itemsOf({ 'Maximiliane Freifrau von Grabenstätt-Hohenlohe': -0.2, 'Jo Ek': 0.06 }),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Capacity } from './Capacity';

const meta: Meta<typeof Capacity> = {
  component: Capacity,
  parameters: { docs: { isNarrow: true } },
  args: { taken: 58, total: 80, children: '22 of 80 places left' },
};
export default meta;
type Story = StoryObj<typeof Capacity>;

export const Room: Story = {};
export const Empty: Story = { args: { taken: 0, children: '80 of 80 places left' } };
export const NearlyFull: Story = { args: { taken: 114, total: 120, children: '6 of 120 places left' } };
export const Full: Story = { args: { taken: 80, children: 'Full. Waiting list open' } };
export const NotKnownYet: Story = { render: () => <Capacity total={80}>80 places</Capacity> };
export const LongText: Story = { args: { children: 'Noch 1.284 von 2.400 Plätzen frei, Warteliste offen' } };

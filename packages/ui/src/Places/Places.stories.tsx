import type { Meta, StoryObj } from '@storybook/react-vite';
import { Places } from './Places';

const meta: Meta<typeof Places> = {
  component: Places,
  parameters: { docs: { isNarrow: true } },
  args: { taken: 3, total: 5, children: '3 of 5' },
};
export default meta;
type Story = StoryObj<typeof Places>;

export const Room: Story = {};
export const Empty: Story = { args: { taken: 0, children: '0 of 5' } };
export const Full: Story = { args: { taken: 5, children: '5 of 5' } };
export const Asked: Story = { args: { asked: 1, children: '4 of 5, 1 asked' } };
export const Over: Story = { args: { taken: 6, children: '6 of 5, one over' } };
export const NoPlace: Story = { args: { taken: 0, total: 0, children: 'Takes no team' } };
export const LongText: Story = {
  args: { taken: 20, total: 50, children: '20 von 50, zwei davon noch nicht beantwortet' },
};

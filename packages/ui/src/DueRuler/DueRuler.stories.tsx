import type { Meta, StoryObj } from '@storybook/react-vite';
import { DueRuler } from './DueRuler';

const meta: Meta<typeof DueRuler> = {
  component: DueRuler,
  parameters: { docs: { isNarrow: true } },
  args: { days: 30, passed: 14 },
};
export default meta;
type Story = StoryObj<typeof DueRuler>;

export const UnderWay: Story = {};
export const Today: Story = { args: { passed: 0 } };
export const LastDay: Story = { args: { passed: 30 } };
export const Over: Story = { args: { passed: 33 } };

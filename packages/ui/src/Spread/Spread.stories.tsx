import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spread } from './Spread';

const meta: Meta<typeof Spread> = {
  component: Spread,
  parameters: { docs: { isNarrow: true } },
  args: { jurors: [3.2, 3.9, 4.5, 4.6], together: 4.05, label: 'Jurors gave 3.2, 3.9, 4.5 and 4.6' },
};
export default meta;
type Story = StoryObj<typeof Spread>;

export const Apart: Story = {
  args: { jurors: [2.6, 3.9, 4.6, 4.8], together: 3.98, isApart: true, label: 'Jurors are 2.2 apart' },
};
export const OneMind: Story = { args: { jurors: [4.5, 4.5, 4.5], together: 4.5 } };
export const OneJuror: Story = { args: { jurors: [1], together: 1 } };
export const Range: Story = {};
export const NoJuror: Story = { args: { jurors: [], together: undefined, label: 'No score sheet yet' } };

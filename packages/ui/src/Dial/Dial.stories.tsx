import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dial } from './Dial';

const meta: Meta<typeof Dial> = { component: Dial, parameters: { docs: { isNarrow: true } } };
export default meta;
type Story = StoryObj<typeof Dial>;

export const Turning: Story = { args: { size: 48, word: 'Loading' } };
export const Small: Story = { args: { size: 16 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo';

const meta: Meta<typeof Logo> = { component: Logo, parameters: { docs: { isNarrow: true } } };
export default meta;
type Story = StoryObj<typeof Logo>;

export const Responsive: Story = { args: { label: 'GROW' } };
export const Full: Story = { args: { label: 'GROW', size: 'full' } };

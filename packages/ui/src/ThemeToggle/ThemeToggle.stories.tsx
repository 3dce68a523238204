import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeToggle } from './ThemeToggle';

const meta: Meta<typeof ThemeToggle> = {
  component: ThemeToggle,
  parameters: { docs: { isNarrow: true } },
  args: { labels: { toLight: 'Light theme', toDark: 'Dark theme' } },
};
export default meta;
type Story = StoryObj<typeof ThemeToggle>;

export const Icon: Story = {};
export const WithWords: Story = { args: { look: 'text' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilmPlayer } from './FilmPlayer';

const meta: Meta<typeof FilmPlayer> = {
  component: FilmPlayer,
  parameters: { docs: { isNarrow: true } },
  args: { src: 'data:video/mp4;base64,', label: 'hands.mp4', preload: 'none', controls: false },
};
export default meta;
type Story = StoryObj<typeof FilmPlayer>;

export const Waiting: Story = {};

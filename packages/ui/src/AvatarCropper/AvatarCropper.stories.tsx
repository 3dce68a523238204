import type { Meta, StoryObj } from '@storybook/react-vite';
import { portrait } from '../stories/samples';
import { AvatarCropper } from './AvatarCropper';

const meta: Meta<typeof AvatarCropper> = {
  component: AvatarCropper,
  // A photo is no text to type.
  argTypes: { picture: { control: false } },
  args: {
    picture: portrait,
    onChange: () => undefined,
    labels: {
      stage: 'Picture section',
      hint: 'Drag it, or use the arrow keys and + and −.',
      zoom: 'Zoom',
      smaller: 'Smaller',
      larger: 'Larger',
      previews: 'This is how it looks in lists.',
    },
  },
};
export default meta;
type Story = StoryObj<typeof AvatarCropper>;

export const Landscape: Story = {};

export const Square: Story = { args: { shape: 'square' } };

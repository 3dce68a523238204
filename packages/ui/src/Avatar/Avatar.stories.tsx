import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChipRow } from '../Chip';
import { portrait } from '../stories/samples';
import { Avatar, avatarSizes } from './Avatar';

const meta: Meta<typeof Avatar> = {
  argTypes: { size: { control: 'select', options: avatarSizes } },
  component: Avatar,
  parameters: { docs: { isNarrow: true } },
  args: { firstName: 'Jonna', lastName: 'Falk', size: 56, label: 'Jonna Falk' },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {};
export const Picture: Story = { args: { picture: portrait } };
export const BrokenPicture: Story = { args: { picture: 'data:image/png;base64,broken' } };
export const Loading: Story = { args: { isLoading: true, label: 'Loading' } };
export const NoName: Story = { args: { firstName: '', lastName: '', label: 'Unnamed' } };
export const Sizes: Story = {
  render: () => (
    <ChipRow>
      {avatarSizes.map((size, index) => (
        <Avatar
          key={size}
          firstName={['Ada', 'Emre', 'Ida', 'Tom', 'Henrike', 'Mia', 'Ole', 'Jonna'][index]}
          lastName="Falk"
          size={size}
        />
      ))}
    </ChipRow>
  ),
};

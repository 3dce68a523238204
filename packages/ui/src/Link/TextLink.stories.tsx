import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink';

const meta: Meta<typeof TextLink> = { component: TextLink, args: { href: '#events' } };
export default meta;
type Story = StoryObj<typeof TextLink>;

export const Inline: Story = {
  args: { children: 'hand-ins' },
  render: (args) => (
    <p>
      Mentors read all <TextLink {...args} /> before Monday.
    </p>
  ),
};
export const Arrow: Story = { args: { variant: 'arrow', children: 'All events' } };
export const Plain: Story = { args: { variant: 'plain', children: 'Imprint' } };

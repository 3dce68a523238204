import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown, UserMinus } from 'lucide-react';
import { userEvent, within } from 'storybook/test';
import { ActionMenu } from './ActionMenu';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

const meta: Meta<typeof ActionMenu> = {
  component: ActionMenu,
  parameters: { docs: { story: { inline: false, height: '180px' } } },
  args: {
    label: 'Actions for Emre Tannhof',
    actions: [
      { key: 'captain', label: 'Make captain', icon: <Crown {...icon} />, onSelect: () => undefined },
      {
        key: 'remove',
        label: 'Remove from team',
        icon: <UserMinus {...icon} />,
        tone: 'critical',
        onSelect: () => undefined,
      },
    ],
  },
  // Its dots stand at the edge of a page's content; the room around them reaches into the page's margin.
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 160, padding: '0 20px' }}>
      <ActionMenu {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof ActionMenu>;

export const Closed: Story = {};

export const Open: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
};

/** Words instead of the dots. */
export const Worded: Story = {
  args: { label: 'Add to calendar', icon: <Crown {...icon} /> },
  render: (args) => (
    <div style={{ minHeight: 160, padding: '0 20px' }}>
      <ActionMenu {...args} />
    </div>
  ),
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { menuEntries } from '../stories/samples';
import { AvatarMenu } from './AvatarMenu';

const meta: Meta<typeof AvatarMenu> = {
  component: AvatarMenu,
  args: {
    person: { firstName: 'Jonna', lastName: 'Falk', email: 'jonna@spelzwerk.example' },
    personRole: { role: 'PARTICIPANT', label: 'Participant' },
    entries: menuEntries,
    labels: { menu: 'Your menu' },
  },
  decorators: [
    (Story) => (
      <div className="story-end">
        <style>
          {'.story-end{display:flex;justify-content:flex-end;min-height:340px;align-items:flex-start}'}
        </style>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof AvatarMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: ({ canvasElement }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: 'Your menu' })),
};
export const OrganiserOpen: Story = { ...Open, args: { personRole: { role: 'ORGA', label: 'Organiser' } } };
export const LongName: Story = {
  ...Open,
  args: {
    person: {
      firstName: 'Wolfeschlegelsteinhausen',
      lastName: 'Bergerdorff-Kleinschmittenhausen',
      email: 'wolfeschlegelsteinhausen.bergerdorff@an-exceptionally-long-university.example',
    },
  },
};
export const Loading: Story = { args: { person: { isLoading: true } } };

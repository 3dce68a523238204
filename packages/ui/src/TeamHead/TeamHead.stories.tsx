import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, UserPlus } from 'lucide-react';
import { Button } from '../Button';
import { Wrap } from '../Layout';
import { TeamMark } from '../TeamMark';
import { TeamHead } from './TeamHead';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const meta: Meta<typeof TeamHead> = {
  component: TeamHead,
  parameters: { layout: 'fullscreen' },
  args: {
    mark: <TeamMark name="Spelzwerk" size={112} />,
    name: 'Spelzwerk',
    lead: 'Shipping pads from spelt husk that replace polystyrene.',
    facts: [
      { key: 'city', label: 'City', value: 'Karlsruhe' },
      { key: 'topic', label: 'Topic', value: 'Packaging' },
      { key: 'stage', label: 'Stage', value: 'Prototype' },
      { key: 'people', label: 'People', value: '4 of 5' },
    ],
    actions: (
      <>
        <Button icon={<Pencil {...icon} />}>Edit team</Button>
        <Button icon={<UserPlus {...icon} />}>Invite</Button>
      </>
    ),
  },
  render: (args) => (
    <Wrap>
      <TeamHead {...args} />
    </Wrap>
  ),
};
export default meta;
type Story = StoryObj<typeof TeamHead>;

export const Own: Story = {};

export const RightToLeft: Story = {
  args: { name: 'שלום עולם', lead: 'אנחנו בונים משהו <b>קטן</b>', facts: [], actions: undefined },
};

export const LongName: Story = {
  args: { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbaute', lead: undefined },
};

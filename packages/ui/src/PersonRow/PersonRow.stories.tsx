import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { portrait } from '../stories/samples';
import { PersonList, PersonRow } from './PersonRow';

const meta: Meta<typeof PersonRow> = {
  component: PersonRow,
  args: {
    person: { firstName: 'Nele', lastName: 'Osterkamp' },
    name: 'Nele Osterkamp',
    href: '#nele',
    about: 'Business law, Mannheim',
    wish: 'Wants hardware or food',
    skills: [
      { key: 'law', name: 'Law' },
      { key: 'sales', name: 'Sales' },
    ],
    action: <Button size="xs">Invite</Button>,
  },
  render: (args) => (
    <PersonList>
      <PersonRow {...args} />
    </PersonList>
  ),
};
export default meta;
type Story = StoryObj<typeof PersonRow>;

export const Looking: Story = {};
export const Fitting: Story = { args: { reason: 'Has Law, your team needs it; both in Mannheim' } };
export const NameAlone: Story = {
  render: () => (
    <PersonList>
      <PersonRow
        person={{ firstName: 'Samir', lastName: 'Haddouk', picture: portrait }}
        name="Samir Haddouk"
      />
    </PersonList>
  ),
};
export const Inviting: Story = {
  args: {
    action: (
      <Button size="xs" isBusy busyLabel="Inviting">
        Invite
      </Button>
    ),
  },
};
export const LongText: Story = {
  args: {
    name: 'Annegret Bergerdorff-Kleinschmittenhausen',
    about: 'Elektrotechnik und Informationstechnik, Clausthal-Zellerfeld',
    wish: 'Sucht ein Team, das etwas baut, was man anfassen kann, und das abends Zeit hat',
    skills: ['Lebensmitteltechnologie', 'Projektplanung', 'Vertrieb', 'Recht'].map((name) => ({
      key: name,
      name,
    })),
    action: <Button size="xs">Einladen</Button>,
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { FieldGrid } from '../Layout';
import { Skeleton, SkeletonGroup } from '../Skeleton';
import { portrait } from '../stories/samples';
import { TeamCard } from './TeamCard';

const meta: Meta<typeof TeamCard> = {
  component: TeamCard,
  parameters: { docs: { isNarrow: true } },
  args: {
    name: 'Moosgrund',
    href: '#moosgrund',
    meta: 'Leipzig, climate',
    line: 'Moss panels that cool bus shelters without power.',
    ruler: {
      label: 'Milestones: 3 accepted, 1 in review, 1 open, 6 upcoming',
      states: [
        'accepted',
        'accepted',
        'accepted',
        'review',
        'now',
        ...Array.from({ length: 6 }, () => 'next' as const),
      ],
    },
    wanted: {
      label: 'Wants',
      skills: [
        { key: 'design', name: 'Design', isMatch: true },
        { key: 'law', name: 'Law' },
      ],
    },
    people: [
      { key: '1', firstName: 'Lale', lastName: 'Aydin' },
      { key: '2', firstName: 'Anton', lastName: 'Thiel' },
      { key: '3', firstName: 'Mia', lastName: 'Fuchs' },
    ],
    openPlaces: 1,
    peopleLabel: 'Lale Aydin, Anton Thiel, Mia Fuchs',
    places: '1 place open',
    action: <Button size="sm">Ask to join</Button>,
  },
};
export default meta;
type Story = StoryObj<typeof TeamCard>;

export const Looking: Story = {};
export const Fitting: Story = { args: { reason: 'Needs Design, you have it; both in Leipzig' } };
export const WithLogo: Story = {
  args: { mark: <img src={portrait} alt="" width={52} height={52} /> },
};
export const Full: Story = {
  args: { openPlaces: 0, places: 'Full', action: undefined, wanted: { label: 'Wants', skills: [] } },
};
export const Asking: Story = {
  args: {
    action: (
      <Button size="sm" isBusy busyLabel="Asking">
        Ask to join
      </Button>
    ),
  },
};
export const NameAlone: Story = {
  render: () => (
    <TeamCard
      name="Pegelstand"
      people={[]}
      openPlaces={4}
      peopleLabel="4 places open"
      places="4 places open"
    />
  ),
};
export const LongText: Story = {
  args: {
    name: 'Donaudampfschifffahrtsgesellschaft',
    meta: 'Freiburg im Breisgau, Kreislaufwirtschaft und Verpackung',
    line: 'Pfandkisten, die melden, wo sie stehen, wie warm es in ihnen ist und wer sie zuletzt geöffnet hat.',
    wanted: {
      label: 'Gesucht',
      skills: ['Elektrotechnik', 'Lebensmitteltechnologie', 'Vertrieb', 'Recht'].map((name) => ({
        key: name,
        name,
      })),
    },
    places: '2 Plätze frei',
    openPlaces: 2,
  },
};
export const Grid: Story = {
  render: (args) => (
    <FieldGrid>
      <TeamCard {...args} />
      <TeamCard {...args} name="Spelzwerk" meta="Karlsruhe, packaging" />
    </FieldGrid>
  ),
};
export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Loading teams">
      <Skeleton shape="card" />
    </SkeletonGroup>
  ),
};

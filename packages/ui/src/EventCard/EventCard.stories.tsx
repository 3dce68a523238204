import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Capacity } from '../Capacity';
import { Skeleton, SkeletonGroup } from '../Skeleton';
import { EventCard } from './EventCard';

/** As wide as a column of the page, in px, and without a style attribute, which no prerendered page may write. */
const Place = styled.div<{ $width: number }>`
  max-width: ${({ $width }) => $width}px;
`;

const meta: Meta<typeof EventCard> = {
  component: EventCard,
  parameters: { docs: { isNarrow: true } },
  args: {
    date: { dateTime: '2024-12-05T18:00', text: 'Thu 5 Dec, 18:00' },
    poster: { letter: 'E', ink: 'rhubarb', kind: 'stack' },
    title: 'Prototype night',
    href: '#prototype-night',
    summary: 'Five hours, every tool in the hall, and people who know how to use them.',
    place: 'Karlsruhe, Open Workshop',
    capacity: (
      <Capacity taken={64} total={80}>
        16 of 80 places left
      </Capacity>
    ),
  },
  render: (args) => (
    <Place $width={args.isLarge ? 640 : 400}>
      <EventCard {...args} />
    </Place>
  ),
};
export default meta;
type Story = StoryObj<typeof EventCard>;

export const Teaser: Story = {};
export const Large: Story = { args: { isLarge: true } };
export const EveryTeam: Story = {
  args: {
    badge: <Badge tone="accent">Every team</Badge>,
    poster: { letter: 'W', ink: 'sky', kind: 'single' },
  },
};
export const WithAction: Story = { args: { action: <Button size="sm">Reserve</Button> } };
export const Reserving: Story = {
  args: {
    action: (
      <Button size="sm" isBusy busyLabel="Reserving">
        Reserve
      </Button>
    ),
  },
};
export const WordsAlone: Story = {
  render: ({ date, poster }) => (
    <Place $width={400}>
      <EventCard date={date} poster={poster} title="The final" />
    </Place>
  ),
};
export const LongText: Story = {
  args: {
    title: 'Frag eine Patentanwältin, und bring eine Frage mit, die du nicht selbst beantworten kannst',
    place: 'Clausthal-Zellerfeld, Institut für Elektrische Informationstechnik, Raum 207',
    badge: <Badge tone="accent">Für jedes Team</Badge>,
  },
};
export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Loading events">
      <Skeleton shape="card" />
      <Skeleton width="short" />
      <Skeleton width="half" />
    </SkeletonGroup>
  ),
};

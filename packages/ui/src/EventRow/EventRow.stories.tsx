import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Capacity } from '../Capacity';
import { EventRow, EventWeek } from './EventRow';

const meta: Meta<typeof EventRow> = {
  component: EventRow,
  args: {
    date: { dateTime: '2024-12-05T18:00', day: '5', month: 'Dec', time: 'Thu, 18:00' },
    poster: { letter: 'E', ink: 'rhubarb', kind: 'stack' },
    title: 'Prototype night',
    href: '#prototype-night',
    summary: 'Five hours, every tool in the hall, and people who know how to use them.',
    place: { name: 'Karlsruhe', detail: 'Open Workshop, Hall C' },
    badge: <Badge tone="accent">Tonight</Badge>,
    capacity: (
      <Capacity taken={64} total={80}>
        16 of 80 places left
      </Capacity>
    ),
    action: <Button size="sm">Reserve</Button>,
  },
  render: (args) => (
    <EventWeek letter="E" week={5} state="now" title="Engineer" note="Week 5, 2–8 Dec">
      <EventRow {...args} />
      <EventRow
        {...args}
        title="Ask a patent lawyer, and bring one question that you cannot answer yourself"
        poster={{ letter: 'E', ink: 'sky', kind: 'pair' }}
        badge={undefined}
        capacity={
          <Capacity taken={114} total={120}>
            6 of 120 places left
          </Capacity>
        }
      />
    </EventWeek>
  ),
};
export default meta;
type Story = StoryObj<typeof EventRow>;

export const InAWeek: Story = {};
export const WordsAlone: Story = {
  render: () => (
    <EventWeek letter="S" week={11} state="next" title="Show">
      <EventRow
        date={{ dateTime: '2025-01-16', day: '16', month: 'Jan', time: 'Thu' }}
        poster={{ letter: 'S', ink: 'pine', kind: 'word' }}
        title="The final"
      />
    </EventWeek>
  ),
};
/** No heading says its dates: each row does. */
export const OutsideOfWeeks: Story = {
  render: (args) => (
    <EventWeek letter="E" week={1} state="next" title="Outside the eleven weeks">
      <EventRow
        {...args}
        date={{ dateTime: '2023-09-28T18:00', day: '28', month: 'Sep', year: '2023', time: 'Thu, 18:00' }}
      />
      <EventRow
        {...args}
        date={{ dateTime: '2024-09-04T18:00', day: '4', month: 'Sep', time: 'Wed, 18:00' }}
      />
    </EventWeek>
  ),
};
export const Full: Story = {
  render: () => (
    <Capacity taken={60} total={60}>
      Full. Waiting list open
    </Capacity>
  ),
};
export const Reserving: Story = {
  args: {
    action: (
      <Button size="sm" isBusy busyLabel="Reserving">
        Reserve
      </Button>
    ),
  },
  render: (args) => (
    <EventWeek letter="E" week={5} state="now" title="Engineer">
      <EventRow {...args} />
    </EventWeek>
  ),
};
export const LongText: Story = {
  globals: { locale: 'de' },
  args: {
    date: { dateTime: '2024-12-05T18:00', day: '5', month: 'Dez', time: 'Do, 18:00' },
    title: 'Frag eine Patentanwältin, und bring eine Frage mit, die du nicht selbst beantworten kannst',
    summary: 'Fünf Stunden, jedes Werkzeug in der Halle und Menschen, die damit umgehen können.',
    place: { name: 'Clausthal-Zellerfeld', detail: 'Institut für Elektrische Informationstechnik, Raum 207' },
    badge: <Badge tone="accent">Für jedes Team</Badge>,
    capacity: (
      <Capacity taken={114} total={120}>
        6 von 120 Plätzen frei
      </Capacity>
    ),
    action: <Button size="sm">Platz reservieren</Button>,
  },
  render: (args) => (
    <EventWeek letter="E" week={5} state="now" title="Entwickeln" note="Woche 5, 2.–8. Dez.">
      <EventRow {...args} />
    </EventWeek>
  ),
};

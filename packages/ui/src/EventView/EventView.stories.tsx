import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Capacity } from '../Capacity';
import { Text } from '../Text';
import { EventView } from './EventView';

const after = (key: string, title: string, text: string, letter: 'N' | 'W' | 'K') => ({
  key,
  title,
  href: `#${key}`,
  poster: { letter, ink: 'leaf', kind: 'steps' } as const,
  date: { dateTime: '2024-12-11T16:00:00Z', text },
  place: 'Leipzig',
});

const meta = {
  component: EventView,
  args: {
    poster: { letter: 'E', ink: 'rhubarb', kind: 'stack' },
    back: { href: '#events', label: 'All events' },
    kind: (
      <>
        <Badge tone="accent">Every team</Badge>
        <Badge>Workshop</Badge>
        Week 5, Engineer
      </>
    ),
    title: 'Prototype night',
    lead: 'Five hours, every tool in the hall, and people who know how to use them.',
    facts: [
      { key: 'when', term: 'When', children: <b>Thursday 5 December, 18:00 to 23:00</b> },
      {
        key: 'where',
        term: 'Where',
        children: (
          <>
            <b>Open Workshop, Hall C</b>
            <span>Schlachthofweg 9, Karlsruhe</span>
          </>
        ),
      },
    ],
    about: { title: 'About it', children: <div>Doors at six. Benches are shared by two teams.</div> },
    agenda: {
      title: 'The evening',
      items: [
        {
          ...{ key: '1', dateTime: '18:00', time: '18:00', title: 'Doors, safety briefing, tool cards' },
          description: 'Ten minutes. No card, no band saw.',
        },
        {
          ...{ key: '2', dateTime: '18:30', time: '18:30', title: 'Build, round one' },
          description: 'Benches are shared by two teams.',
        },
        { key: '3', dateTime: '23:00', time: '23:00', title: 'Out' },
      ],
    },
    hosts: {
      title: 'Hosts',
      people: [
        { name: 'Mats Ekenhof', role: 'Runs the workshop' },
        { name: 'Henrike Vossberg', role: 'Mentor, packaging and procurement' },
        { name: 'Rieke Sandvoss' },
      ],
    },
    side: (
      <>
        <Text tone="positive">You’re going</Text>
        <Capacity taken={64} total={80}>
          16 of 80 places left
        </Capacity>
        <Button>Give up place</Button>
      </>
    ),
    bar: (
      <>
        <Text tone="positive">You’re going</Text>
        <Button>Give up place</Button>
      </>
    ),
    next: {
      title: 'After that',
      events: [
        after('users', 'Test users, seven minutes each', 'Wed 11 Dec', 'N'),
        after('prices', 'Pricing in public', 'Mon 16 Dec', 'W'),
        after('numbers', 'Numbers clinic', 'Tue 7 Jan', 'K'),
      ],
    },
  },
} satisfies Meta<typeof EventView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A workshop one goes to. */
export const Going: Story = {};

/** Nothing but a title, a time and a place. */
export const Bare: Story = {
  args: {
    kind: <Badge>Info</Badge>,
    lead: undefined,
    about: undefined,
    agenda: undefined,
    hosts: undefined,
    next: undefined,
    bar: undefined,
  },
};

/** Words that do not end. */
export const LongText: Story = {
  args: {
    title: 'Finanzierungsgrundlagenwiederholungsveranstaltung am Samstagvormittag',
    lead: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. '.repeat(3),
    titleLang: 'de',
    leadLang: 'de',
    about: { title: 'About it', children: <div>{'Donaudampfschifffahrtselektrizitäten'.repeat(4)}</div> },
  },
};

/** It does not take place. */
export const CalledOff: Story = {
  args: {
    kind: <Badge tone="critical">Called off</Badge>,
    notice: (
      <>
        <b>This event does not take place.</b>
        <p>The hall is flooded. We look for another one.</p>
      </>
    ),
    side: <Text step="ui">Nobody can register any more.</Text>,
    bar: undefined,
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Link } from 'lucide-react';
import { Button } from '../Button';
import { Wrap } from '../Layout';
import { portrait, verbs } from '../stories/samples';
import { TeamPoster } from '../TeamPoster';
import { StoryView } from './StoryView';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const entries: readonly (readonly [text: string, figure?: string, sentBack?: string])[] = [
  ['Two of us sail. The harbour skip was full of nets every Friday.', 'One sentence'],
  [
    'Fourteen fishers, six chandlers. Nobody wanted nets. Everybody wanted rope that does not shed.',
    '20 talks',
  ],
  ['We dropped bags, lamps and doormats. One customer stayed: small yards that moor boats.', '1 customer'],
  [
    'The number to fear was strength. New rope holds 900 kg. Ours held 410.',
    '410 kg',
    'Sent back: “Then it is not a rope yet.”',
  ],
  ['A borrowed winder from the theatre. Three strands instead of two: 870 kg.', '870 kg'],
  ['Five yards used it for a week. Two knots slipped. We wrote down both.', '5 yards'],
  ['Four minutes, one rope, a juror hanging from it.', 'Place 4'],
  ['The rope stayed in the water. We did not.'],
  ['Three yards paid 2.90 € a metre before we had a price list.', '412 m sold'],
  ['We kept mooring lines and dropped everything thinner.', '1,180 m'],
  ['The final, in front of 1,260 people. We tied the stage to the wall.', 'Won'],
];

const germanVerbs = [
  'Einsteigen',
  'Lauschen',
  'Eingrenzen',
  'Validieren',
  'Entwickeln',
  'Nachfassen',
  'Wägen',
  'Erholen',
  'Einholen',
  'Kürzen',
  'Siegen',
];

const meta: Meta<typeof StoryView> = {
  component: StoryView,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Wrap>
      <StoryView {...args} />
    </Wrap>
  ),
  args: {
    name: 'Tauwerk',
    lead: 'Rope spun from fishing nets that were thrown away. Won season 23/24.',
    back: { href: '#showcase', label: 'Showcase, 23/24' },
    facts: [
      { key: 'city', label: 'City', value: 'Kiel' },
      { key: 'topic', label: 'Topic', value: 'Materials' },
      { key: 'people', label: 'People', value: '4' },
      { key: 'mentor', label: 'Mentor', value: 'Jorun Haas' },
      { key: 'today', label: 'Today', value: 'Company, 9 people' },
      { key: 'prize', label: 'Prize', value: '12,000 €' },
    ],
    growthLine: { label: 'All eleven weeks accepted', verbs },
    weeks: {
      title: 'Eleven weeks',
      aside: '6 Nov to 21 Jan',
      items: entries.map(([text, figure, sentBack], week) => ({
        verb: verbs[week],
        label: `Week ${week + 1}`,
        ...{ text, figure, sentBack },
      })),
    },
    today: {
      title: 'Today',
      text: 'A limited company since June. Four founders, five more on the floor, 31 yards on the Baltic. They still borrow the winder from the theatre.',
      figures: [
        { key: 'sold', label: 'Rope sold', value: '48 km' },
        { key: 'nets', label: 'Nets kept out of the skip', value: '19 t' },
        { key: 'runs', label: 'Still running', value: 'yes, asked Oct 2024' },
      ],
      link: { href: '#site', label: 'tauwerk.example' },
    },
    people: {
      title: 'People',
      items: [
        ['Wiebke', 'Thoms', 'Captain, mechanical engineering'],
        ['Arne', 'Lohse', 'Boat building'],
        ['Dilek', 'Sayin', 'Business'],
        ['Jonte', 'Rieck', 'Materials science'],
      ].map(([firstName = '', lastName = '', role]) => ({
        key: lastName,
        name: `${firstName} ${lastName}`,
        ...{ firstName, lastName, role },
      })),
    },
    quotes: [
      {
        key: 'jury',
        title: 'The jury wrote',
        aside: 'final, 23/24',
        items: [
          {
            key: '1',
            text: '“They brought a number that could have ended the project in week 4 and built the project around it. I would like to see that more often.”',
          },
        ],
      },
      {
        key: 'customers',
        title: 'Customers said',
        items: [
          { key: '1', text: '“It smells of harbour. That is what it should do.”', by: 'Boatyard in Laboe' },
        ],
      },
    ],
    traction: {
      title: 'What people paid for',
      aside: 'metres of rope, running total',
      label: 'Metres of rope, running total',
      unit: 'm of rope sold',
      points: [
        [0, 0],
        [33, 40],
        [57, 180],
        [60, 412],
        [66, 640],
        [70, 980],
        [74, 1180],
      ],
      day: 74,
      format: (value) => value.toLocaleString('en'),
      labels: { final: 'Final', weekPrefix: 'W', week: 'Week', tableSummary: 'Show as a table' },
    },
    pictures: {
      title: 'Their pictures',
      items: [
        {
          key: '1',
          src: portrait,
          alt: 'A winder with three strands',
          width: 480,
          height: 320,
          caption: 'The winder, week 5',
        },
        { key: '2', src: portrait, alt: 'Nets in a skip', width: 480, height: 320 },
      ],
    },
    share: {
      title: 'Share it',
      text: 'The picture carries the name, three numbers and the line. 1200 × 630, without anybody’s face.',
      picture: <TeamPoster name="Tauwerk" />,
      actions: (
        <>
          <Button icon={<Download {...icon} />}>Save picture</Button>
          <Button variant="ghost" icon={<Link {...icon} />}>
            Copy link
          </Button>
        </>
      ),
    },
    others: {
      label: 'Other finalists',
      items: [
        { key: 'second', href: '#second', label: 'Second in 23/24', name: 'Lichthof' },
        { key: 'third', href: '#third', label: 'Third in 23/24', name: 'Feuchtfuß' },
      ],
    },
  },
};
export default meta;
type Story = StoryObj<typeof StoryView>;

/** A finished team with everything there is to tell. */
export const Finished: Story = {};

/** Nothing but its weeks, one missed and one sent back, inside of a page that has a heading of its own. */
export const Preview: Story = {
  args: {
    level: 2,
    back: undefined,
    facts: [{ key: 'city', label: 'City', value: 'Kiel' }],
    growthLine: {
      label: 'Nine weeks accepted, one returned, one missed',
      verbs,
      states: Array.from({ length: 11 }, (_, week) =>
        week === 2 ? 'missed' : week === 8 ? 'returned' : 'accepted',
      ),
    },
    weeks: {
      title: 'Eleven weeks',
      items: entries.map(([text], week) => ({
        verb: verbs[week],
        label: `Week ${week + 1}`,
        text,
        state: week === 2 ? 'missed' : week === 8 ? 'returned' : 'accepted',
      })),
    },
    today: undefined,
    people: undefined,
    quotes: [],
    traction: undefined,
    pictures: undefined,
    share: undefined,
    others: undefined,
  },
};

/** Words that do not end. */
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    name: 'Wiederverwertungsgenossenschaft Nordfriesland',
    lang: 'de',
    lead: 'Tauwerk aus weggeworfenen Fischernetzen, gesponnen für Bootswerften und Hafenmeistereien. Hat die Saison 23/24 gewonnen.',
    back: { href: '#showcase', label: 'Schaufenster, 23/24' },
    facts: [
      { key: 'city', label: 'Stadt', value: 'Frankfurt an der Oder' },
      { key: 'topic', label: 'Thema', value: 'Werkstoffwissenschaften' },
      { key: 'people', label: 'Leute', value: '4' },
      { key: 'today', label: 'Heute', value: 'Aktiengesellschaft in Gründung' },
    ],
    weeks: {
      title: 'Elf Wochen',
      items: entries.map(([text], week) => ({
        verb: germanVerbs[week],
        label: `Woche ${week + 1}`,
        text,
        figure: week === 4 ? '1.180 Kilogramm Bruchlast' : '12 Gespräche',
        sentBack:
          week === 4
            ? 'Zurückgegeben: „Qualitätssicherungsmaßnahmen fehlen, bitte überarbeiten.“'
            : undefined,
      })),
    },
    share: undefined,
    pictures: undefined,
    growthLine: { label: 'Alle elf Wochen angenommen', verbs: germanVerbs },
    others: {
      label: 'Andere Teams im Finale',
      items: [
        { key: 'second', href: '#second', label: 'Zweiter Platz 23/24', name: 'Donaudampfschifffahrt' },
        { key: 'third', href: '#third', label: 'Dritter Platz 23/24', name: 'Feuchtfuß' },
      ],
    },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrap } from '../Layout';
import { SeasonSection } from './SeasonSection';
import type { TeamFate } from './SeasonSection';

const fates: Record<TeamFate, string> = {
  company: 'Company',
  sold: 'Sold',
  goesOn: 'Goes on',
  ended: 'Ended',
};
const others: readonly (readonly [name: string, place: string, line: string, fate: TeamFate])[] = [
  ['Lichthof', 'Dresden', 'Daylight for rooms without windows', 'company'],
  ['Brotzeit', 'Freiburg', 'Bakery bread for tomorrow, ordered today', 'sold'],
  ['Wegweiser', 'Leipzig', 'Bus stops that read themselves aloud', 'goesOn'],
  ['Feuchtfuß', 'Hamburg', 'Sensors for wet cellars', 'company'],
  ['Klangholz', 'Jena', 'Violins from local wood', 'goesOn'],
  ['Pausenhof', 'Aachen', 'School meals without a till', 'ended'],
];

const meta: Meta<typeof SeasonSection> = {
  component: SeasonSection,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Wrap>
      <SeasonSection {...args} />
    </Wrap>
  ),
  args: {
    season: '23/24',
    facts: ['1,019 students', '212 teams', 'eleven finalists'],
    winner: {
      key: 'tauwerk',
      name: 'Tauwerk',
      mark: 'Won the final',
      line: 'Rope spun from fishing nets that were thrown away.',
      note: 'Kiel, materials. Company, 9 people today',
      href: '#tauwerk',
    },
    teams: others.map(([name, place, line, fate]) => ({
      key: name,
      ...{ name, place, line },
      href: `#${name}`,
      became: { fate, label: fates[fate] },
    })),
  },
};
export default meta;
type Story = StoryObj<typeof SeasonSection>;

export const Season: Story = {};
/** The rings grow from the middle; two teams have published no story, and more are elsewhere. */
export const Earlier: Story = {
  args: {
    season: '22/23',
    facts: ['894 students', '187 teams'],
    winner: {
      key: 'restlaufzeit',
      name: 'Restlaufzeit',
      mark: 'Won the final',
      line: 'Second life for bicycle batteries, tested and labelled.',
    },
    teams: others.slice(0, 3).map(([name, place, line], index) => ({
      key: name,
      ...{ name, place, line },
      href: index === 1 ? `#${name}` : undefined,
    })),
    more: { href: '#more', label: '5 more of 22/23' },
  },
};
/** A season whose filter leaves out its winner. */
export const WithoutWinner: Story = { args: { winner: undefined } };
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    lang: 'de',
    facts: ['1.019 Studierende', '212 Teams', 'elf im Finale'],
    winner: {
      key: 'long',
      name: 'Wiederverwertungsgenossenschaft Nord',
      mark: 'Hat das Finale gewonnen',
      line: 'Tauwerk aus weggeworfenen Fischernetzen für Bootswerften und Hafenmeistereien.',
      note: 'Kiel, Werkstoffwissenschaften. Heute ein Unternehmen mit 9 Leuten',
      href: '#long',
    },
    teams: others.map(([name, place], index) => ({
      key: name,
      name: index ? name : 'Donaudampfschifffahrtselektrizitäten',
      place: index ? place : 'Frankfurt an der Oder',
      line: 'Qualitätssicherungsmaßnahmen für Hafenmeistereien',
      href: `#${name}`,
      became: { fate: 'company', label: 'Unternehmen' },
    })),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wrap } from '../Layout';
import { SheetList } from './SheetList';
import type { SheetListItem } from './SheetList';

const films: SheetListItem[] = [
  { key: '1', name: 'Randstein', film: 'Film', state: 'handedIn', stateLabel: '5 of 5', href: '#1' },
  { key: '2', name: 'Kernhaus', film: 'Film', state: 'draft', stateLabel: 'Draft, 1 of 5', href: '#2' },
];
const stage: SheetListItem[] = [
  { key: '3', name: 'Spelzwerk', time: '10:45', state: 'conflict', stateLabel: 'conflict: you mentor them' },
  { key: '4', name: 'Lotrecht', time: '11:00', state: 'handedIn', stateLabel: '5 of 5', href: '#4' },
  { key: '5', name: 'Flickwerk', time: '11:45', state: 'steppedBack', stateLabel: 'stepped back' },
  { key: '6', name: 'Stillstrom', time: '13:15', state: 'waiting', stateLabel: '5 of 5', href: '#6' },
  { key: '7', name: 'Leerlauf', time: '13:45', state: 'draft', stateLabel: 'Draft, 3 of 5', href: '#7' },
  {
    ...{ key: '8', name: 'Taktgeber', time: '14:15', href: '#8' },
    ...{ state: 'onStage', stateLabel: 'On stage', isCurrent: true },
  },
  { key: '9', name: 'Dachlast', time: '14:30', state: 'upcoming', href: '#9' },
  { key: '10', name: 'Querbrot', time: '14:45', state: 'upcoming', href: '#10' },
];

const meta: Meta<typeof SheetList> = {
  component: SheetList,
  // What hangs over its edges needs the gutter of a page.
  decorators: [
    (Story) => (
      <Wrap>
        <Story />
      </Wrap>
    ),
  ],
  parameters: { docs: { isNarrow: true } },
  args: { items: [...films, ...stage] },
};
export default meta;
type Story = StoryObj<typeof SheetList>;

export const Open: Story = {};
export const Locked: Story = {
  args: {
    items: stage.map((item) =>
      item.state === 'conflict' || item.state === 'steppedBack'
        ? item
        : { ...item, state: 'locked', stateLabel: '5 of 5', isCurrent: false },
    ),
  },
};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    lang: 'de',
    items: [
      {
        ...{ key: '1', name: 'Donaudampfschifffahrtselektrizitäten', film: 'Film', href: '#1' },
        ...{ state: 'draft', stateLabel: 'Entwurf, 3 von 5' },
      },
      {
        ...{ key: '2', name: 'Spelzwerk', time: '10:45' },
        ...{ state: 'conflict', stateLabel: 'befangen: du begleitest sie' },
      },
      {
        ...{ key: '3', name: 'Wiederverwertungsgenossenschaft', time: '11:45' },
        ...{ state: 'steppedBack', stateLabel: 'zurückgetreten' },
      },
      {
        ...{ key: '4', name: 'Taktgeber', time: '14:15', href: '#4', isCurrent: true },
        ...{ state: 'onStage', stateLabel: 'Auf der Bühne' },
      },
    ],
  },
};

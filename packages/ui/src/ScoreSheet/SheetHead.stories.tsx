import type { Meta, StoryObj } from '@storybook/react-vite';
import { SheetHead } from './SheetHead';

const meta: Meta<typeof SheetHead> = {
  component: SheetHead,
  args: {
    name: 'Taktgeber',
    lead: 'Tells bakers by sound when the dough is ready.',
    weeks: {
      label: 'Weeks',
      ruler: {
        label: 'Milestones: 4 accepted, 1 returned, 1 in review, 1 open',
        states: [
          'accepted',
          'accepted',
          'accepted',
          'returned',
          'accepted',
          'review',
          'now',
          'next',
          'next',
          'next',
          'next',
        ],
      },
    },
    numbers: [
      { key: 'interviews', label: 'Interviews', value: '31' },
      { key: 'users', label: 'Test users', value: '6' },
      { key: 'paid', label: 'Paid', value: '180 €' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof SheetHead>;

export const Whole: Story = {};
/** A round that shows neither weeks nor numbers. */
export const NameAlone: Story = { args: { lead: undefined, weeks: undefined, numbers: [] } };
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    lang: 'de',
    name: 'Donaudampfschifffahrtselektrizitäten',
    lead: 'Hört an der Teigoberfläche, wann der Sauerteig der Bäckereifachbetriebe gehfertig ist.',
    numbers: [
      { key: 'interviews', label: 'Kundengespräche', value: '31' },
      { key: 'users', label: 'Testpersonen', value: '1.204' },
      { key: 'paid', label: 'Eingenommen', value: '12.180 €' },
    ],
  },
};

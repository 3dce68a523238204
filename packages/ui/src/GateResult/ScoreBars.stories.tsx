import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScoreBars } from './ScoreBars';
import type { ScoreBarItem } from './ScoreBars';

const item = (name: string, value: number, median: number, anchor: string): ScoreBarItem => ({
  key: name,
  ...{ name, value, median, anchor },
  weight: 'counts 20 %',
  text: value.toFixed(1),
  label: `${value} of 5, median ${median}`,
});
const items = [
  item('Evidence', 4.6, 3.1, 'Strangers paid or came back.'),
  item('Prototype', 4.2, 3, 'A stranger can use it alone.'),
  item('Customer', 4.5, 3.3, 'They look for a solution already.'),
  item('Numbers', 2.4, 2.6, 'A price, nobody asked.'),
  item('Next step', 1, 5, 'More features.'),
];

const meta: Meta<typeof ScoreBars> = {
  component: ScoreBars,
  args: { items, labels: { own: 'Spelzwerk', median: 'Median of 241' } },
};
export default meta;
type Story = StoryObj<typeof ScoreBars>;

export const Scores: Story = {};
/** Too few teams for a median. */
export const WithoutMedian: Story = {
  args: {
    items: items.slice(0, 2).map((one) => ({ ...one, median: undefined, label: `${one.value} of 5` })),
  },
};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    lang: 'de',
    labels: { own: 'Wiederverwertungsgenossenschaft', median: 'Median von 241 Teams' },
    items: [
      {
        ...item(
          'Wirtschaftlichkeitsnachweis',
          3.8,
          2.6,
          'Herstellungskostenrechnung und Preis sind bekannt.',
        ),
        weight: 'zählt 30 %',
        text: '3,8',
        label: '3,8 von 5, Median 2,6',
      },
    ],
  },
};

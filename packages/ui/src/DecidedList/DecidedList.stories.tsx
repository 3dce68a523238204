import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hand } from 'lucide-react';
import { Badge } from '../Badge';
import { TextLink } from '../Link';
import { DecidedList, DecidedRow, type DecidedRowProps } from './DecidedList';

const byHand = (words: string) => (
  <Badge tone="info" icon={<Hand size={14} strokeWidth={1.75} aria-hidden />}>
    {words}
  </Badge>
);

const Rows = ({ rows }: { rows: readonly DecidedRowProps[] }) => (
  <DecidedList aria-label="Goes on">
    {rows.map((row) => (
      <DecidedRow key={row.team} {...row} />
    ))}
  </DecidedList>
);

const meta: Meta<typeof Rows> = {
  component: Rows,
  args: {
    rows: [
      { team: 'Pegelstand', detail: 'Trier, 4.58' },
      {
        team: 'Spelzwerk',
        detail: 'Karlsruhe, 4.51',
        name: (
          <TextLink variant="plain" href="#spelzwerk">
            Spelzwerk
          </TextLink>
        ),
      },
      { team: 'Fugenfest', detail: 'Kiel, 3.91', aside: byHand('By hand') },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Rows>;

export const GoesOn: Story = {};
export const LongText: Story = {
  args: {
    rows: [
      {
        team: 'Wiederverwendungsgesellschaft Obersendling',
        detail: 'Außenstelle Villingen-Schwenningen, 4,58',
        aside: byHand('Von Hand geändert'),
      },
      { team: 'Wärmewende', detail: 'Jena, 4,31' },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Plus, X } from 'lucide-react';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { QuoteCard, QuoteCards } from './QuoteCard';

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;

const meta: Meta<typeof QuoteCard> = {
  component: QuoteCard,
  args: {
    verdict: (
      <Badge tone="positive" icon={<Check size={14} {...icon} />}>
        Confirmed
      </Badge>
    ),
    date: { dateTime: '2024-12-05', label: 'Thu 5 Dec' },
    title: 'Drop test with a cheese dairy',
    seen: '12 parcels, 24 hours. 11 arrived below 7 °C, one pad slipped.',
    result: '11 of 12',
    needed: 'needed 10',
  },
  render: (args) => (
    <QuoteCards>
      <QuoteCard {...args} />
      <QuoteCard {...args} title="Price question, six online food shops" result="40 pads" />
    </QuoteCards>
  ),
};
export default meta;
type Story = StoryObj<typeof QuoteCard>;

export const Quoted: Story = {
  args: {
    remove: (
      <Button variant="ghost" size="sm" isIconOnly icon={<X size={16} {...icon} />} aria-label="Take away" />
    ),
  },
};
export const Read: Story = {};
export const Proposed: Story = {
  args: {
    isProposed: true,
    result: undefined,
    action: (
      <div>
        <Button size="sm" icon={<Plus size={16} {...icon} />}>
          Quote this test
        </Button>
      </div>
    ),
  },
};

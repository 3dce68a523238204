import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Counter, CounterList } from './Counter';
import type { CounterProps } from './Counter';

const counters: Omit<CounterProps, 'isPressed'>[] = [
  { label: 'Interviews', figure: '27', comparison: 'median 19', value: 27, median: 19 },
  { label: 'Test users', figure: '9', comparison: 'median 4, own goal 50', value: 9, median: 4 },
  { label: 'Pre-orders', figure: '40', comparison: 'median 0, own goal 200', value: 40, median: 0 },
  { label: 'Revenue', figure: '0 €', comparison: 'median 0 €', value: 0, median: 0 },
];

const Choice = ({ items }: { items: typeof counters }) => {
  const [shown, setShown] = useState(1);
  return (
    <CounterList aria-label="Counters">
      {items.map((counter, index) => (
        <Counter key={index} {...counter} isPressed={index === shown} onClick={() => setShown(index)} />
      ))}
    </CounterList>
  );
};

const meta: Meta<typeof Counter> = { component: Counter };
export default meta;
type Story = StoryObj<typeof Counter>;

export const Four: Story = { render: () => <Choice items={counters} /> };
export const NothingYet: Story = {
  render: () => <Choice items={counters.map((one) => ({ ...one, figure: '0', value: 0 }))} />,
};
export const WithoutMedian: Story = {
  render: () => (
    <Choice items={counters.map(({ median: _, ...one }) => ({ ...one, comparison: 'no median yet' }))} />
  ),
};
export const LongText: Story = {
  render: () => (
    <Choice
      items={counters.map((one) => ({
        ...one,
        label: 'Vorbestellungen mit Namen und Datum',
        figure: '1.284.000 €',
        comparison: 'Median 1.250,50 €, eigenes Ziel 1.500.000 €',
      }))}
    />
  ),
};

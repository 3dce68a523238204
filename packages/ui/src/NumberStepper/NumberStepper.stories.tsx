import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NumberStepper, NumberStepperList } from './NumberStepper';

const Stepped = ({ label, start, isInvalid }: { label: string; start: number; isInvalid?: boolean }) => {
  const [value, setValue] = useState(String(start));
  const number = Number(value) || 0;
  return (
    <NumberStepper
      label={label}
      value={value}
      onChange={setValue}
      aria-invalid={isInvalid}
      onStep={{
        less: number > 0 ? () => setValue(String(number - 1)) : undefined,
        more: () => setValue(String(number + 1)),
      }}
      labels={{ less: `${label}: one less`, more: `${label}: one more` }}
    />
  );
};

const meta: Meta<typeof NumberStepper> = {
  component: NumberStepper,
  parameters: { docs: { isNarrow: true } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 392 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof NumberStepper>;

export const Three: Story = {
  render: () => (
    <NumberStepperList>
      <Stepped label="Interviews" start={6} />
      <Stepped label="Test users" start={0} />
      <Stepped label="Pre-orders" start={1284} />
    </NumberStepperList>
  ),
};
export const Invalid: Story = { render: () => <Stepped label="Interviews" start={-1} isInvalid /> };
export const LongText: Story = {
  render: () => <Stepped label="Vorbestellungen mit Namen und Datum aus Karlsruhe" start={3} />,
};

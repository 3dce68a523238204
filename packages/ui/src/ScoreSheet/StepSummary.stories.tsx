import type { Meta, StoryObj } from '@storybook/react-vite';
import { scaleSteps } from './scaleSteps';
import { StepSummary } from './StepSummary';

const meta: Meta<typeof StepSummary> = {
  component: StepSummary,
  args: {
    items: scaleSteps.map((step) => ({
      key: String(step),
      name: ['Evidence', 'Prototype', 'Customer', 'Numbers', 'Next step'][step - 1],
      step,
      label: `${step} of 5`,
      anchor: 'Several tests, and they agree.',
      weight: '20 %',
    })),
  },
};
export default meta;
type Story = StoryObj<typeof StepSummary>;

export const Steps: Story = {};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    lang: 'de',
    items: [
      {
        ...{ key: '1', name: 'Wirtschaftlichkeitsnachweis', step: 3, label: '3 von 5' },
        ...{ anchor: 'Gewährleistungsansprüche eingerechnet, Herstellungskostenrechnung fehlt.' },
        weight: 'zählt 30 %',
      },
    ],
  },
};

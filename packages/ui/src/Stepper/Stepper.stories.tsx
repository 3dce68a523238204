import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper';

const steps = ['Account', 'You', 'Skills', 'Team'].map((name) => ({ key: name, name }));

const meta: Meta<typeof Stepper> = {
  component: Stepper,
  parameters: { docs: { isNarrow: true } },
  args: { steps, current: 2, doneLabel: 'done', 'aria-label': 'Sign-up' },
};
export default meta;
type Story = StoryObj<typeof Stepper>;

export const Underway: Story = {};
export const FirstStep: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 4 } };
export const LongText: Story = {
  args: {
    steps: [
      'Benutzerkonto',
      'Angaben zur Person',
      'Fähigkeiten und Schwerpunkt',
      'Mannschaftszusammenstellung',
    ].map((name) => ({ key: name, name })),
  },
};

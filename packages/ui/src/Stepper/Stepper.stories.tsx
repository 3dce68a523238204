import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper';

const steps = ['Account', 'You', 'Skills', 'Team'].map((name) => ({ key: name, name }));

const five = ['Set-up', 'Open', 'Deliberation', 'Decided', 'Released'].map((name) => ({ key: name, name }));

const meta: Meta<typeof Stepper> = {
  component: Stepper,
  parameters: { docs: { isNarrow: true } },
  args: { steps, current: 2, doneLabel: 'done', 'aria-label': 'Sign-up' },
};
export default meta;
type Story = StoryObj<typeof Stepper>;

export const Underway: Story = {};
export const FirstStep: Story = { args: { current: 0 } };
export const Five: Story = { args: { steps: five, current: 2, 'aria-label': 'Half-time' } };
export const Over: Story = { args: { steps: five, current: 4, isOver: true, 'aria-label': 'Half-time' } };
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CutStepper } from './CutStepper';

const meta: Meta<typeof CutStepper> = {
  component: CutStepper,
  parameters: { docs: { isNarrow: true } },
  args: {
    cut: 16,
    count: 241,
    onCutChange: () => undefined,
    figure: '16',
    detail: 'of 241 go on',
    isLarge: true,
    labels: { line: 'Cut line', fewer: 'One fewer', more: 'One more' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 410 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof CutStepper>;

export const Large: Story = {};
export const Nobody: Story = { args: { cut: 0, figure: '0' } };
export const Fixed: Story = { args: { onCutChange: undefined } };
export const LongText: Story = {
  args: {
    isLarge: false,
    figure: '16 von 241 Teams kommen in die zweite Saisonhälfte',
    detail: 'Wiederverwendungsgesellschaft Obersendling 3,94, dann Fugenfest 3,91',
  },
};

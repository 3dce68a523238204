import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Tooltip } from './Tooltip';

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  parameters: { docs: { isNarrow: true, story: { inline: false, height: '140px' } } },
  args: {
    words: 'Henrike usually answers in two days',
    children: (
      <Button
        isIconOnly
        icon={<Clock size={18} strokeWidth={1.75} aria-hidden />}
        aria-label="Office hours"
      />
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

export const Closed: Story = {};
const showByFocus = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  canvasElement.querySelector('button')?.focus();
  const tip = canvasElement.querySelector('[role="tooltip"]');
  await waitFor(() => expect(tip?.matches(':popover-open')).toBe(true), { timeout: 5000 });
};
export const Shown: Story = { play: showByFocus };
export const LongText: Story = {
  args: {
    words:
      'Sprechstunden vergibt die Mentorin selbst; wer eine absagt, gibt sie damit allen anderen Teams wieder frei.',
  },
  play: showByFocus,
};

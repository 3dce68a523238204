import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, CornerUpLeft, Hourglass, Pencil, X } from 'lucide-react';
import { ChipRow } from '../Chip';
import { Badge, badgeTones } from './Badge';

const meta: Meta<typeof Badge> = {
  component: Badge,
  parameters: { docs: { isNarrow: true } },
  args: { children: 'Accepted' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
};
export default meta;
type Story = StoryObj<typeof Badge>;

export const Tones: Story = {
  render: () => (
    <ChipRow>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </ChipRow>
  ),
};
export const WithIcon: Story = { args: { tone: 'positive', icon: <Check size={14} aria-hidden /> } };
export const InReview: Story = {
  args: { tone: 'review', icon: <Hourglass size={14} aria-hidden />, children: 'In review' },
};
export const Returned: Story = {
  args: { tone: 'caution', icon: <CornerUpLeft size={14} aria-hidden />, children: 'Returned' },
};
export const Late: Story = {
  args: { tone: 'caution', icon: <Clock size={14} aria-hidden />, children: 'Late' },
};
export const Missed: Story = {
  args: { tone: 'critical', icon: <X size={14} aria-hidden />, children: 'Missed' },
};
export const Open: Story = {
  args: { tone: 'accent', icon: <Pencil size={14} aria-hidden />, children: 'Open' },
};
export const Upcoming: Story = { args: { tone: 'muted', children: 'Opens Mon 9 Dec' } };

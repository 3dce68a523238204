import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { ChipRow } from '../Chip';
import { Badge, badgeTones } from './Badge';

const meta: Meta<typeof Badge> = { component: Badge, args: { children: 'Accepted' } };
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

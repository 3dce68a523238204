import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckCheck, Mail, Shield, UserMinus, Users } from 'lucide-react';
import { BulkBar } from './BulkBar';
import type { BulkAction } from './BulkBar';

const look = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const nothing = () => undefined;
const actions: BulkAction[] = [
  {
    key: 'withdraw',
    label: 'Withdraw',
    icon: <UserMinus {...look} />,
    onSelect: nothing,
    isDestructive: true,
  },
  { key: 'team', label: 'Put in team', icon: <Users {...look} />, onSelect: nothing },
  { key: 'write', label: 'Write', icon: <Mail {...look} />, onSelect: nothing },
  { key: 'role', label: 'Change role', icon: <Shield {...look} />, onSelect: nothing },
];

const meta: Meta<typeof BulkBar> = {
  component: BulkBar,
  args: {
    message: '3 selected',
    actions,
    onClear: nothing,
    labels: { group: 'Selected people', clear: 'Clear selection' },
  },
};
export default meta;
type Story = StoryObj<typeof BulkBar>;

export const Selected: Story = {};
export const Busy: Story = {
  args: { actions: actions.map((action) => ({ ...action, isBusy: action.key === 'write' })) },
};
export const Few: Story = { args: { actions: actions.slice(2) } };
export const Many: Story = {
  args: {
    actions: [
      ...actions,
      { key: 'all', label: 'Select all 63', icon: <CheckCheck {...look} />, onSelect: nothing },
    ],
  },
};
export const LongText: Story = {
  args: { message: '1.284 ausgewählt', labels: { group: 'Ausgewählte', clear: 'Auswahl aufheben' } },
};

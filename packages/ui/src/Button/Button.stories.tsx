import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Ellipsis, Pencil } from 'lucide-react';
import { ChipRow } from '../Chip';
import { Button, ButtonLink, buttonSizes, buttonVariants } from './Button';

const meta: Meta<typeof Button> = {
  component: Button,
  parameters: { docs: { isNarrow: true } },
  args: { children: 'Hand in prototype' },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: buttonSizes },
  },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Kinds: Story = {
  render: () => (
    <ChipRow>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </ChipRow>
  ),
};
export const Sizes: Story = {
  render: () => (
    <ChipRow>
      {buttonSizes.map((size) => (
        <Button key={size} variant="primary" size={size}>
          {size}
        </Button>
      ))}
    </ChipRow>
  ),
};
export const WithIcon: Story = {
  args: { icon: <Pencil size={18} strokeWidth={1.75} aria-hidden />, children: 'Edit team' },
};
export const IconOnly: Story = {
  args: {
    isIconOnly: true,
    'aria-label': 'More',
    children: <Ellipsis size={18} strokeWidth={1.75} aria-hidden />,
  },
};
export const Busy: Story = { args: { variant: 'primary', isBusy: true, busyLabel: 'Handing in' } };
export const Idle: Story = { args: { variant: 'primary', isBusy: false, busyLabel: 'Handing in' } };
export const Disabled: Story = { args: { disabled: true, children: 'Not yet' } };
export const DisabledButReachable: Story = { args: { 'aria-disabled': true, children: 'Not yet' } };
export const Block: Story = {
  args: { isBlock: true, variant: 'solid', icon: <Check size={18} aria-hidden /> },
};
export const LongText: Story = {
  args: { children: 'Ask the Donaudampfschifffahrtsgesellschaft to join' },
};
export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#team" variant="primary">
      Join a team
    </ButtonLink>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeasonStrip } from './SeasonStrip';

const meta: Meta<typeof SeasonStrip> = { component: SeasonStrip };
export default meta;
type Story = StoryObj<typeof SeasonStrip>;

export const Running: Story = { args: { day: 32 } };
export const FirstDay: Story = { args: { day: 0 } };
export const Over: Story = { args: { day: 77 } };
export const OutsideSeason: Story = { args: { day: null } };
export const Flipped: Story = { args: { day: 32, isFlipped: true } };

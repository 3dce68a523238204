import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleBadge } from './RoleBadge';

const meta: Meta<typeof RoleBadge> = { component: RoleBadge, parameters: { docs: { isNarrow: true } } };
export default meta;
type Story = StoryObj<typeof RoleBadge>;

export const Participant: Story = { args: { personRole: 'PARTICIPANT', children: 'Participant' } };
export const Mentor: Story = { args: { personRole: 'MENTOR', children: 'Mentor' } };
export const Organiser: Story = { args: { personRole: 'ORGA', children: 'Organiser' } };
export const German: Story = { args: { personRole: 'ORGA', children: 'Organisatorin' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { AutosaveBar } from './AutosaveBar';

const meta: Meta<typeof AutosaveBar> = {
  component: AutosaveBar,
  args: {
    state: 'saved',
    message: 'Saved 13:58',
    detail: 'One part missing: the film',
    action: <Button variant="primary">Hand in prototype</Button>,
  },
};
export default meta;
type Story = StoryObj<typeof AutosaveBar>;

export const Saved: Story = {};
export const Saving: Story = { args: { state: 'saving', message: 'Saving' } };
export const Offline: Story = {
  args: {
    state: 'offline',
    message: 'Offline since 09:12',
    detail: 'Kept on this device, sent when you are back',
    action: <Button variant="primary">Hand in late</Button>,
  },
};
export const Blocked: Story = {
  args: { state: 'blocked', message: 'Not saved', detail: 'What it must prove: choose which text stays' },
};
export const Locked: Story = {
  args: { state: 'locked', message: 'Locked since 18:00', detail: 'Handed in 14:24', action: undefined },
};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    state: 'offline',
    message: 'Offline seit 09:12',
    detail: 'Auf diesem Gerät aufbewahrt, wird gesendet, sobald du wieder da bist',
    action: <Button variant="primary">Verspätet abgeben</Button>,
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Field } from '../Field';
import { Input } from '../Input';
import { Dialog } from './Dialog';

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  // Each in a frame of its own: only one modal can be on top of a page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Leave Spelzwerk?',
    children: 'Your three teammates keep all hand-ins. You go back on the board as looking for a team.',
    actions: (
      <>
        <Button>Stay</Button>
        <Button variant="danger">Leave team</Button>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Question: Story = {};
export const WithForm: Story = {
  args: {
    title: 'Change your e-mail',
    closeLabel: 'Close',
    children: (
      <Field label="New e-mail" error="This is no address. Example: jonna@uni.example">
        <Input type="email" defaultValue="jonna@" />
      </Field>
    ),
    actions: <Button variant="primary">Send the link</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: 'Leave Donaudampfschifffahrtsgesellschaft and everything it stands for?',
    children: Array.from(
      { length: 24 },
      () => 'Two people leave, the team leaves the contest after seven days. ',
    ).join(''),
  },
};
export const Busy: Story = {
  args: {
    actions: (
      <>
        <Button disabled>Stay</Button>
        <Button variant="danger" isBusy busyLabel="Leaving">
          Leave team
        </Button>
      </>
    ),
  },
};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    title: 'Spelzwerk verlassen?',
    children: 'Deine drei Teammitglieder behalten alle Abgaben. Du stehst wieder als suchend auf dem Brett.',
    actions: (
      <>
        <Button>Im Team bleiben</Button>
        <Button variant="danger">Team verlassen</Button>
      </>
    ),
  },
};

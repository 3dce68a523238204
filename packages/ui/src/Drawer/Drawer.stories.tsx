import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Field } from '../Field';
import { Input } from '../Input';
import { FieldGrid } from '../Layout';
import { Skeleton, SkeletonGroup } from '../Skeleton';
import { Textarea } from '../Textarea';
import { Drawer } from './Drawer';

const form = (error?: string) => (
  <FieldGrid>
    <Field label="What did you try?" error={error} data-wide="">
      <Input defaultValue="Drop test with a cheese dairy" />
    </Field>
    <Field label="What happened?" data-wide="">
      <Textarea defaultValue="12 parcels, 24 hours. 11 arrived below 7 °C." />
    </Field>
  </FieldGrid>
);

const meta: Meta<typeof Drawer> = {
  component: Drawer,
  // Each in a frame of its own: only one modal can be on top of a page.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Log a test',
    closeLabel: 'Close',
    children: form(),
    actions: (
      <Button variant="primary" isBlock>
        Save test
      </Button>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Drawer>;

export const WithForm: Story = {};
export const WithError: Story = {
  args: { children: form('Say in one sentence what you did. Example: ten calls.') },
};
export const Busy: Story = {
  args: {
    actions: (
      <Button variant="primary" isBlock isBusy busyLabel="Saving the test">
        Save test
      </Button>
    ),
  },
};
export const Loading: Story = {
  args: {
    children: (
      <SkeletonGroup label="Loading the test">
        <Skeleton width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    ),
    actions: undefined,
  },
};
export const LongText: Story = {
  args: {
    title: 'Marktversuchsdurchführungsnachweis für Käsereien im Allgäu ausfüllen',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Two people leave, the team leaves the contest after seven days. Its hand-ins stay with the contest
        until the season is over, and its mentor hears about it on the same day.
      </p>
    )),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { ToastProvider, useToast } from './ToastProvider';
import type { ToastContent } from './toastTypes';

const labels = { region: 'Notifications', close: 'Close' };

const ShowButton = ({ content }: { content: ToastContent }) => {
  const toast = useToast();
  return <Button onClick={() => toast.show(content)}>Show</Button>;
};

interface Shown {
  content: ToastContent;
}

const meta: Meta<Shown> = {
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  render: ({ content }) => (
    <ToastProvider labels={labels}>
      <ShowButton content={content} />
    </ToastProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
    // What it is drawn with comes with the first one.
    await waitFor(() => expect(document.querySelector('[data-toast]')).not.toBeNull(), { timeout: 10_000 });
  },
};
export default meta;
type Story = StoryObj<Shown>;

export const Success: Story = {
  args: {
    content: {
      status: 'success',
      title: 'Handed in',
      description: 'Engineer is with Henrike now. You can replace files until Sunday, 23:59.',
      action: { label: 'Undo', onSelect: () => undefined },
    },
  },
};
export const Info: Story = { args: { content: { status: 'info', title: 'Half-time slots are out' } } };
export const Warning: Story = {
  args: {
    content: {
      status: 'warning',
      title: 'Film is missing',
      description: 'You can hand in without it, but it counts as incomplete.',
    },
  },
};
export const Failure: Story = {
  args: {
    content: {
      status: 'error',
      title: 'Upload stopped at 61 %',
      description: 'The connection dropped. Your file is still here.',
      action: { label: 'Try again', onSelect: () => undefined },
      duration: null,
    },
  },
};
export const Loading: Story = {
  args: { content: { status: 'loading', title: 'Uploading drop-test-photos.zip', duration: null } },
};
export const LongText: Story = {
  args: {
    content: {
      status: 'info',
      title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      description:
        'One sentence follows the other until the notification is as wide as it may be, and then it grows down.',
    },
  },
};

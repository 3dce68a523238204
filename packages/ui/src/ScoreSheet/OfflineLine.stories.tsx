import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineLine } from './OfflineLine';

const meta: Meta<typeof OfflineLine> = {
  component: OfflineLine,
  args: {
    children: (
      <>
        <b>No connection since 14:12.</b> Two score sheets wait on this phone. They go out by themselves;
        leave this page open or come back to it.
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof OfflineLine>;

export const Waiting: Story = {};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    children: (
      <>
        <b>Keine Verbindung seit 14:12.</b> Zwei Bewertungsbögen warten auf diesem Handy. Sie werden von
        selbst gesendet; lass diese Seite offen oder komm zu ihr zurück.
      </>
    ),
  },
};

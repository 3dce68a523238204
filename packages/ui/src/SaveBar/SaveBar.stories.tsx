import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaveBar } from './SaveBar';

const meta: Meta<typeof SaveBar> = {
  component: SaveBar,
  args: {
    message: '3 changes not saved',
    labels: { discard: 'Discard', save: 'Save changes', saving: 'Saving' },
    onDiscard: () => undefined,
  },
};
export default meta;
type Story = StoryObj<typeof SaveBar>;

export const Changed: Story = {};
export const Blocked: Story = { args: { blocker: 'Phone needs a fix first' } };
export const Saving: Story = { args: { isSaving: true } };
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    message: '3 Änderungen nicht gespeichert',
    blocker: 'Die Telefonnummer muss erst berichtigt werden',
    labels: { discard: 'Verwerfen', save: 'Änderungen speichern', saving: 'Wird gespeichert' },
  },
};

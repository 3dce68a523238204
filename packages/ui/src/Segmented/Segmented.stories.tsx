import type { Meta, StoryObj } from '@storybook/react-vite';
import { Segmented } from './Segmented';

const meta: Meta<typeof Segmented> = {
  component: Segmented,
  parameters: { docs: { isNarrow: true } },
  args: {
    label: 'Kind of event',
    value: 'all',
    onChange: () => undefined,
    options: [
      { value: 'all', label: 'All', count: 9 },
      { value: 'onsite', label: 'In person', count: 6 },
      { value: 'online', label: 'Online', count: 3 },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Segmented>;

export const Default: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const Language: Story = {
  args: {
    label: 'Language',
    size: 'sm',
    value: 'en',
    options: [
      { value: 'en', label: 'EN', name: 'English' },
      { value: 'de', label: 'DE', name: 'Deutsch' },
    ],
  },
};
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Art der Veranstaltung',
    options: [
      { value: 'all', label: 'Alle', count: 9 },
      { value: 'onsite', label: 'Vor Ort', count: 6 },
      { value: 'online', label: 'Online', count: 3 },
    ],
  },
};

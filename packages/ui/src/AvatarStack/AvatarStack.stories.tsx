import type { Meta, StoryObj } from '@storybook/react-vite';
import { portrait } from '../stories/samples';
import { AvatarStack, OpenPlace } from './AvatarStack';

const people = [
  { key: 'jf', firstName: 'Jonna', lastName: 'Falk', picture: portrait },
  { key: 'et', firstName: 'Emre', lastName: 'Tannhof' },
  { key: 'ib', firstName: 'Ida', lastName: 'Bergerdorff' },
];

const meta: Meta<typeof AvatarStack> = {
  component: AvatarStack,
  parameters: { docs: { isNarrow: true } },
  args: { people, label: 'Jonna Falk, Emre Tannhof, Ida Bergerdorff' },
};
export default meta;
type Story = StoryObj<typeof AvatarStack>;

export const Full: Story = {};
export const WithOpenPlaces: Story = {
  args: { openPlaces: 2, label: 'Jonna Falk, Emre Tannhof, Ida Bergerdorff. 2 places open' },
};
export const Empty: Story = { args: { people: [], openPlaces: 4, label: '4 places open' } };
export const Many: Story = {
  args: {
    label: '128 people',
    people: Array.from({ length: 128 }, (_, index) => ({
      key: String(index),
      firstName: String.fromCharCode(65 + (index % 26)),
      lastName: 'Falk',
    })),
  },
};
export const Loading: Story = {
  args: { label: 'Loading', people: people.map((person) => ({ ...person, isLoading: true })) },
};
export const Small: Story = { args: { size: 24, openPlaces: 1, label: 'Three people, 1 place open' } };
export const OnePlace: Story = { render: () => <OpenPlace size={44} label="Open place" /> };

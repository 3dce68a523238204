import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field';
import { Select } from './Select';

const options = ['Packaging', 'Energy', 'Health', 'Kreislaufwirtschaft und Verpackungsrückgewinnung'].map(
  (name) => <option key={name}>{name}</option>,
);

const meta: Meta<typeof Select> = {
  component: Select,
  parameters: { docs: { isNarrow: true } },
  args: { children: options },
  render: (args) => (
    <Field label="Topic" help="Teams are listed under it">
      <Select {...args} />
    </Field>
  ),
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = {
  render: (args) => (
    <Field label="Topic" error="Choose a topic, so that teams can find yours">
      <Select {...args} />
    </Field>
  ),
};
export const LongText: Story = { args: { defaultValue: 'Kreislaufwirtschaft und Verpackungsrückgewinnung' } };

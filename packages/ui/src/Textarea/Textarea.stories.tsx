import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field';
import { Textarea } from './Textarea';

const meta: Meta<typeof Textarea> = {
  component: Textarea,
  parameters: { docs: { isNarrow: true } },
  args: { defaultValue: 'Pads keep a parcel below 7 °C for 24 hours.' },
  render: (args) => (
    <Field label="What must it prove?" aside="46 of 240">
      <Textarea {...args} />
    </Field>
  ),
};
export default meta;
type Story = StoryObj<typeof Textarea>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'One sentence' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = {
  render: (args) => (
    <Field label="What must it prove?" error="Say in one sentence what would prove you wrong">
      <Textarea {...args} defaultValue="" />
    </Field>
  ),
};
export const LongText: Story = {
  args: { defaultValue: Array.from({ length: 12 }, () => 'It grows with what is written.').join('\n') },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field';
import { Checkbox, Radio } from './Checkbox';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  parameters: { docs: { isNarrow: true } },
  args: { children: 'Email' },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Mixed: Story = { args: { isMixed: true, children: 'Some' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const WithDetail: Story = {
  args: {
    children: 'Send me the newsletter',
    detail: 'Every second Sunday. You can stop it in your profile.',
  },
};
export const LongText: Story = {
  args: {
    children:
      'I have read the terms and the privacy notice, and I know that organisers and mentors see the first two sections of my profile while the rest stays between me and the organisers.',
  },
};
export const WithError: Story = {
  render: () => (
    <Field label="Terms" error="Needed to take part">
      <Checkbox>I agree to the terms</Checkbox>
    </Field>
  ),
};
export const Radios: Story = {
  render: () => (
    <>
      <Radio name="joins" defaultChecked>
        Leads
      </Radio>{' '}
      <Radio name="joins">Joins</Radio>
    </>
  ),
};

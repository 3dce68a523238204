import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field';
import { Input, PasswordInput, SearchInput } from './Input';

const meta: Meta<typeof Input> = {
  component: Input,
  parameters: { docs: { isNarrow: true } },
  args: { defaultValue: 'Spelzwerk' },
  render: (args) => (
    <Field label="Team name" help="You can change it until week 7">
      <Input {...args} />
    </Field>
  ),
};
export default meta;
type Story = StoryObj<typeof Input>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: 'Start typing' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const WithError: Story = {
  render: (args) => (
    <Field label="Phone" error="This number is too short. Example: +49 170 0000000">
      <Input {...args} defaultValue="+49 170 000" />
    </Field>
  ),
};
export const LongText: Story = {
  args: { defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
};
export const Password: Story = {
  render: () => (
    <Field label="Password">
      <PasswordInput
        labels={{ show: 'Show password', hide: 'Hide password' }}
        defaultValue="secret"
        autoComplete="current-password"
      />
    </Field>
  ),
};
export const Search: Story = {
  render: () => <SearchInput aria-label="Search teams" placeholder="Search teams" />,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip, ChipRow } from '../Chip';
import { Input, PasswordInput, SearchInput } from '../Input';
import { FieldGrid } from '../Layout';
import { Select } from '../Select';
import { Textarea } from '../Textarea';
import { Field, FieldGroup } from './Field';

const meta: Meta<typeof Field> = {
  component: Field,
  parameters: { docs: { isNarrow: true } },
  args: { label: 'Team name', children: <Input /> },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Plain: Story = {};
export const WithHelp: Story = { args: { help: 'You can change it until week 7' } };
export const Optional: Story = { args: { label: 'Phone', aside: 'optional' } };
export const WithError: Story = {
  args: {
    label: 'Phone',
    aside: 'optional',
    help: 'Replaced by the error',
    error: 'This number is too short. Example: +49 170 0000000',
    children: <Input defaultValue="+49 170 000" />,
  },
};
export const Disabled: Story = {
  args: { label: 'Season', children: <Input disabled defaultValue="24/25" /> },
};
export const Placeholder: Story = { args: { label: 'City', children: <Input placeholder="Start typing" /> } };
export const Password: Story = {
  args: {
    label: 'Password',
    help: 'At least ten characters',
    children: (
      <PasswordInput
        labels={{ show: 'Show password', hide: 'Hide password' }}
        defaultValue="correct horse"
        autoComplete="new-password"
      />
    ),
  },
};
export const Search: Story = {
  args: { label: 'People', children: <SearchInput placeholder="Name or subject" /> },
};
export const Choice: Story = {
  args: {
    label: 'Degree',
    children: (
      <Select defaultValue="master">
        <option value="bachelor">Bachelor</option>
        <option value="master">
          Master, 3rd semester, with an unreasonably long description of the subject
        </option>
      </Select>
    ),
  },
};
export const SmallChoice: Story = {
  render: () => (
    <Select size="sm" aria-label="City" defaultValue="all">
      <option value="all">All cities</option>
    </Select>
  ),
};
export const LongText: Story = {
  args: {
    label: 'About you',
    aside: '182 of 240',
    children: (
      <Textarea defaultValue="I calculate things until they are either cheap or honest. Grew up next to a spelt mill, which explains the husk. Looking for someone who has built sensors before." />
    ),
  },
};
export const LongTextWithError: Story = {
  args: {
    label: 'About you',
    aside: '268 of 240',
    error: '28 characters too many',
    children: <Textarea defaultValue="Too long" />,
  },
};
export const Group: Story = {
  render: () => (
    <FieldGroup label="What you bring" help="Up to eight" aside="2 of 8">
      <ChipRow>
        <Chip isOn>Sales</Chip>
        <Chip isOn>Finance</Chip>
        <Chip isOn={false}>Design</Chip>
      </ChipRow>
    </FieldGroup>
  ),
};
export const GroupWithError: Story = {
  render: () => (
    <FieldGroup label="What you bring" error="Choose at least one">
      <ChipRow>
        <Chip isOn={false}>Design</Chip>
      </ChipRow>
    </FieldGroup>
  ),
};
export const TwoColumns: Story = {
  render: () => (
    <FieldGrid>
      <Field label="First name">
        <Input defaultValue="Jonna" />
      </Field>
      <Field label="Last name">
        <Input defaultValue="Falk" />
      </Field>
      <Field label="About you" data-wide="">
        <Textarea />
      </Field>
    </FieldGrid>
  ),
};

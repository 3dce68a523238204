import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CodeField } from './CodeField';

const meta: Meta<typeof CodeField> = {
  component: CodeField,
  parameters: { docs: { isNarrow: true } },
  args: { label: 'Code from your app', value: '', onChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof CodeField>;

export const Empty: Story = { args: { help: 'Six digits, new every 30 seconds' } };
export const Half: Story = { args: { value: '418' } };
export const Complete: Story = { args: { value: '418207', readOnly: true } };
export const WithError: Story = {
  args: { value: '418207', error: 'That code is not right. Take the newest one.' },
};
export const Disabled: Story = { args: { value: '41', disabled: true } };
export const EightDigits: Story = { args: { length: 8, value: '12345678', label: 'Code from the mail' } };
export const Typing: Story = {
  render: (args) => {
    const Typed = () => {
      const [code, setCode] = useState('');
      return <CodeField {...args} value={code} onChange={setCode} />;
    };
    return <Typed />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code from your app'), '41 82');
  },
};

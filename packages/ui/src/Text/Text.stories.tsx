import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text, textSteps, textTones } from './Text';

const meta: Meta<typeof Text> = {
  component: Text,
  argTypes: {
    step: { control: 'select', options: textSteps },
    tone: { control: 'select', options: textTones },
  },
};
export default meta;
type Story = StoryObj<typeof Text>;

export const Steps: Story = {
  render: () => (
    <>
      {textSteps.map((step) => (
        <Text key={step} step={step}>
          Eleven weeks {step}
        </Text>
      ))}
    </>
  ),
};
export const Tones: Story = {
  render: () => (
    <>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </>
  ),
};

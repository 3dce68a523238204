import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PulseAnswer } from './PulseAnswer';
import { PulseChoice, type PulseOption } from './PulseChoice';
import { PulseMark } from './PulseMark';
import { PulseStrip } from './PulseStrip';

const options: PulseOption[] = [
  { value: 'on_track', title: 'On track', note: 'Sunday is realistic' },
  { value: 'stuck', title: 'Stuck', note: 'Something is in the way' },
];
const states = ['on_track', 'on_track', 'stuck', 'on_track', undefined] as const;
const words = { on_track: 'on track', stuck: 'stuck' };
const weeks = states.map((state, index) => ({
  week: index + 1,
  state,
  label: `Week ${index + 1}: ${state ? words[state] : 'nothing said'}`,
}));

const meta: Meta<typeof PulseChoice> = {
  component: PulseChoice,
  args: { label: 'How is it going?', options, value: undefined, onChange: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 330 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PulseChoice>;

function Chosen() {
  const [value, setValue] = useState<PulseOption['value'] | undefined>('stuck');
  return <PulseChoice label="How is it going?" options={options} value={value} onChange={setValue} />;
}

export const Asked: Story = {};
export const Stuck: Story = { render: () => <Chosen /> };
export const NotNow: Story = { args: { isDisabled: true } };
export const Marks: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <PulseMark state="on_track" />
      <PulseMark state="stuck" />
      <PulseMark state={undefined} />
    </div>
  ),
};
export const Strip: Story = {
  render: () => <PulseStrip label="Check-ins so far" weeks={weeks} current={5} />,
};
export const ElevenWeeks: Story = {
  render: () => (
    <PulseStrip
      label="Check-ins of the season"
      weeks={Array.from({ length: 11 }, (_, index) => ({
        week: index + 1,
        state: states[index % 4],
        label: `Week ${index + 1}`,
      }))}
    />
  ),
};
export const Answered: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <PulseAnswer state="on_track" title="On track" detail="Tomasz, today 09:02. Henrike has read it." />
      <PulseAnswer
        state="stuck"
        title="Stuck"
        note="“The second dairy does not call back.”"
        detail="Emre, today 09:40."
      />
    </div>
  ),
};

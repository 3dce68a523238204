import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FieldGroup } from '../Field';
import { TeamMark } from '../TeamMark';
import { SlotDays, SlotGrid, SlotLegend, SlotTimeButton, SlotTimeChoice } from '.';
import { SlotTimesList, SlotTimesRow, WeekdayChoice, type SlotState, type WeekSlot } from '.';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((weekday, index) => ({
  key: `2024-12-0${index + 2}`,
  day: index + 2,
  weekday,
  name: `${weekday} ${index + 2} December`,
  isToday: index === 3,
}));

const times = [
  { time: '08:30' },
  { time: '08:50' },
  { time: '12:00', isAfterBreak: true },
  { time: '12:20' },
  { time: '16:30', isAfterBreak: true },
  { time: '16:50' },
  { time: '17:10' },
];

const slot = (at: string, state: SlotState, title: string, remark: string, mark?: string): WeekSlot => {
  const [day = '', time = ''] = at.split(' ');
  const shown = mark ? { mark: <TeamMark name={mark} size={28} /> } : {};
  return { key: at, day: `2024-12-0${day}`, time, state, title, remark, when: at, ...shown };
};

const slots = [
  slot('6 08:30', 'free', 'Free', 'Open to all'),
  slot('6 08:50', 'booked', 'Leihlot', 'Locks that survive rain', 'Leihlot'),
  slot('3 12:00', 'held', 'Moosgrund', 'Note kept', 'Moosgrund'),
  slot('3 12:20', 'missed', 'Zweitfaden', 'Did not come', 'Zweitfaden'),
  slot('5 16:30', 'next', 'Spelzwerk', 'Price, second dairy', 'Spelzwerk'),
  slot('5 16:50', 'booked', 'Pegelstand', 'No agenda yet', 'Pegelstand'),
  slot('5 17:10', 'free', 'Free', 'Your teams'),
  slot('4 17:10', 'blocked', 'Blocked', 'Only you see this'),
];

const meta: Meta<typeof SlotGrid> = {
  component: SlotGrid,
  args: {
    caption: 'Slots from 2 to 6 December',
    ...{ days, times, slots },
    onOpen: () => undefined,
    onAdd: () => undefined,
    addLabel: (day, time) => `Add a slot, ${day.name}, ${time}`,
  },
};
export default meta;
type Story = StoryObj<typeof SlotGrid>;

function Phone() {
  const [day, setDay] = useState('2024-12-05');
  return (
    <SlotDays
      {...{ days, slots, day }}
      label="Day"
      onDay={setDay}
      onOpen={() => undefined}
      none="No slots on this day."
      countLabel={(count) => `${count} slots`}
    />
  );
}

/** From 62em the table, below it the days. */
export const Week: Story = {
  render: (args) => (
    <>
      <SlotGrid {...args} />
      <Phone />
      <SlotLegend labels={{ booked: 'Booked', free: 'Free', blocked: 'Blocked' }} />
    </>
  ),
};

export const Empty: Story = {
  render: (args) => (
    <>
      <SlotGrid {...args} slots={[]} times={times.slice(0, 2)} />
      <SlotDays
        {...{ days, slots: [] }}
        label="Day"
        day="2024-12-02"
        onDay={() => undefined}
        onOpen={() => undefined}
        none="No slots on this day."
        countLabel={(count) => `${count} slots`}
      />
    </>
  ),
};

export const Times: Story = {
  render: () => (
    <SlotTimesList>
      <SlotTimesRow when="Today" date="Thu 5 Dec">
        <SlotTimeChoice name="time" value="1" time="16:30" disabled checked={false} readOnly />
        <SlotTimeChoice name="time" value="2" time="17:10" checked={false} readOnly />
      </SlotTimesRow>
      <SlotTimesRow when="Next week" date="Thu 12 Dec">
        <SlotTimeChoice name="time" value="3" time="16:50" checked readOnly />
        <SlotTimeChoice name="time" value="4" time="17:10" remark="16:10 with you" checked={false} readOnly />
      </SlotTimesRow>
      <SlotTimesRow when="Fri 13 Dec" date="">
        <SlotTimeButton>10:00</SlotTimeButton>
        <SlotTimeButton isTaken>10:20</SlotTimeButton>
      </SlotTimesRow>
    </SlotTimesList>
  ),
};

export const Weekdays: Story = {
  render: () => (
    <FieldGroup label="Day">
      <WeekdayChoice
        days={['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((short) => ({ short, name: `${short} day` }))}
        value={2}
        onChange={() => undefined}
      />
    </FieldGroup>
  ),
};

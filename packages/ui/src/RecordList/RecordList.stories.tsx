import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CornerDownRight, FileText, Lock, Undo2 } from 'lucide-react';
import { Badge } from '../Badge';
import { TextLink } from '../Link';
import { PulseMark } from '../Pulse';
import { RecordRow, RecordWeek } from './RecordList';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const open = <TextLink href="#open">Open</TextLink>;

const meta: Meta<typeof RecordWeek> = {
  component: RecordWeek,
  args: { week: 3, title: 'Week 3, Edit', state: 'accepted' },
};
export default meta;
type Story = StoryObj<typeof RecordWeek>;

export const Weeks: Story = {
  render: () => (
    <div>
      <RecordWeek
        week={5}
        title="Week 5, Engineer"
        state="now"
        share={0.6}
        status={<Badge tone="accent">Open</Badge>}
      >
        <RecordRow
          dateTime="2024-12-05"
          when="Today, 09:02"
          mark={<PulseMark state="on_track" size={20} />}
          title="On track"
          detail="“Film on Saturday, everything else is there.” Tomasz"
        />
        <RecordRow
          dateTime="2024-12-04"
          when="Wed 4 Dec"
          mark={<CornerDownRight {...icon} />}
          title="Advice from Henrike"
          detail="“Ask for a second dairy before you cut the price.”"
          results={[
            { key: 'a', mark: <Check {...icon} size={16} />, label: 'Ask for a second dairy: done, Jonna' },
            {
              key: 'b',
              mark: <CornerDownRight {...icon} size={16} />,
              label: 'Weigh a wet pad: due in week 6',
            },
          ]}
        />
      </RecordWeek>
      <RecordWeek
        week={3}
        title="Week 3, Edit"
        state="accepted"
        status={<Badge tone="positive">Accepted</Badge>}
      >
        <RecordRow
          dateTime="2024-11-25"
          when="Mon 25 Nov, 08:15"
          mark={<Undo2 {...icon} />}
          title="You asked to revise version 1"
          detail="“Four customers are none. Choose.”"
          action={open}
        />
        <RecordRow
          dateTime="2024-11-24"
          when="Sun 24 Nov, 22:10"
          mark={<FileText {...icon} />}
          title="Handed in, version 1"
          detail="Late by two hours"
          action={open}
        />
        <RecordRow
          dateTime="2024-11-22"
          when="Fri 22 Nov"
          mark={<Lock {...icon} />}
          title="Private note"
          detail="Emre and Ilka disagree about the customer. Let the returns book decide."
          isPrivate
        />
      </RecordWeek>
    </div>
  ),
};

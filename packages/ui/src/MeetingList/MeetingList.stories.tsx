import type { Meta, StoryObj } from '@storybook/react-vite';
import { Video } from 'lucide-react';
import { ActionMenu } from '../ActionMenu';
import { Avatar } from '../Avatar';
import { AvatarStack } from '../AvatarStack';
import { Button } from '../Button';
import { Wrap } from '../Layout';
import { TeamMark } from '../TeamMark';
import { HeldRow, MeetingList, MeetingRow, NextMeeting, SeriesList, SeriesRow } from '.';

const henrike = <Avatar size={36} firstName="Henrike" lastName="Vossberg" />;
const people = [
  { key: '1', firstName: 'Jonna', lastName: 'Falk' },
  { key: '2', firstName: 'Emre', lastName: 'Tekin' },
];

const meta: Meta<typeof MeetingRow> = {
  component: MeetingRow,
  args: {
    until: '2 h 32 min',
    when: 'today, 16:30',
    title: 'Henrike Vossberg',
    agenda: '“Price: 0.38 € or 0.34 € for the first dairy? And who calls the second one?” Asked by Jonna.',
    people: <AvatarStack people={people} size={26} label="Jonna, Emre" />,
    actions: (
      <>
        <Button size="sm" icon={<Video size={16} strokeWidth={1.75} aria-hidden />}>
          Join call
        </Button>
        <Button size="sm" variant="ghost">
          Move or cancel
        </Button>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof MeetingRow>;

export const Booked: Story = {
  render: (args) => (
    <MeetingList>
      <MeetingRow {...args} />
      <MeetingRow {...args} until="9 days" when="Sat 14 Dec, 10:00" agenda={undefined} people={undefined} />
    </MeetingList>
  ),
};

export const Held: Story = {
  render: () => (
    <MeetingList>
      <HeldRow
        date={{ dateTime: '2024-11-28', label: 'Thu 28 Nov' }}
        picture={henrike}
        name="Henrike Vossberg"
        note="“Two shops is not a market. Phone four more before Sunday.”"
        remark="Advice 2 of 2 done"
      />
      <HeldRow
        date={{ dateTime: '2024-11-21', label: 'Thu 21 Nov' }}
        picture={henrike}
        name="Henrike Vossberg"
        remark="Nobody came"
        tone="caution"
      />
    </MeetingList>
  ),
};

export const Next: Story = {
  render: () => (
    <NextMeeting
      picture={<TeamMark name="Spelzwerk" size={52} />}
      title="Spelzwerk, 16:30"
      remark="until 16:50"
      question="“Price: 0.38 € or 0.34 € for the first dairy?”"
      hint="Week 4 waits for your verdict."
      action={<Button>Open video room</Button>}
    />
  ),
};

export const Series: Story = {
  render: () => (
    <Wrap>
      <SeriesList>
        <SeriesRow
          title="Every Thursday"
          lines={['16:30–18:10, 5 of 20 minutes', 'Your teams']}
          action={
            <ActionMenu
              label="Actions for every Thursday"
              actions={[{ key: 'end', label: 'End', onSelect: () => undefined }]}
            />
          }
        />
        <SeriesRow title="Nachtbeet, Thu 28 Nov" action={<Button size="sm">Write note</Button>} />
      </SeriesList>
    </Wrap>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { Skeleton, SkeletonGroup } from '../Skeleton';
import { Bell } from './Bell';
import type { BellProps } from './Bell';
import { BellList } from './BellList';
import type { BellEntry } from './BellList';

const entry = (key: string, changes: Partial<BellEntry>): BellEntry => ({
  key,
  href: '#bell',
  sentence: 'Something happened',
  time: '2 hours ago, Sun 8 Dec, 14:02',
  dateTime: '2024-12-08T13:02:00Z',
  isUnread: false,
  ...changes,
});

const entries = [
  entry('ask', {
    isUnread: true,
    person: { firstName: 'Samir', lastName: 'Haddouk' },
    sentence: (
      <>
        <b>Samir Haddouk</b> asks to join <b>Spelzwerk</b>
      </>
    ),
  }),
  entry('joined', {
    isUnread: true,
    person: { firstName: 'Wolfeschlegelsteinhausenbergerdorff', lastName: 'Kleinschmittenhausen' },
    sentence: (
      <>
        <b>Wolfeschlegelsteinhausenbergerdorff Kleinschmittenhausen</b> is in <b>Spelzwerk</b> now
      </>
    ),
  }),
  entry('ended', {
    team: 'Pegelstand',
    sentence: (
      <>
        <b>Pegelstand</b> has left the contest
      </>
    ),
  }),
];

const Held = (props: BellProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return <Bell {...props} isOpen={isOpen} onOpenChange={setIsOpen} />;
};

const meta: Meta<typeof Bell> = {
  component: Bell,
  render: (args) => <Held {...args} />,
  args: {
    unread: 2,
    isOpen: false,
    onOpenChange: () => undefined,
    labels: { button: 'Notifications, 2 unread', title: 'Notifications' },
    action: (
      <Button size="xs" variant="ghost">
        Mark all as read
      </Button>
    ),
    children: <BellList entries={entries} unreadLabel="Unread" onChoose={() => undefined} />,
  },
  decorators: [
    (Story) => (
      <div className="story-bell">
        <style>
          {
            '.story-bell{position:relative;display:flex;justify-content:flex-end;height:440px;align-items:flex-start}.story-bell>div{flex:none}'
          }
        </style>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Bell>;

export const Unread: Story = {};
export const NothingUnread: Story = {
  args: { unread: 0, labels: { button: 'Notifications', title: 'Notifications' } },
};
export const Open: Story = { args: { isOpen: true } };
export const Empty: Story = {
  args: {
    isOpen: true,
    unread: 0,
    action: undefined,
    children: (
      <EmptyState
        headingLevel="h3"
        title="Nothing yet"
        description="Requests and answers of teams appear here."
      />
    ),
  },
};
export const Loading: Story = {
  args: {
    isOpen: true,
    children: (
      <SkeletonGroup label="Loading">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    ),
  },
};

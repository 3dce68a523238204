import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, CircleDashed, Quote, X } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Chain, ExperimentLine, ExperimentList, ExperimentRow, ResultFigure } from '.';
import type { ExperimentRowProps } from '.';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;
const held = (
  <Badge tone="positive" icon={<Check {...icon} />}>
    Confirmed
  </Badge>
);
const open = (
  <Badge tone="info" icon={<CircleDashed {...icon} />}>
    Open
  </Badge>
);
const failed = (
  <Badge tone="critical" icon={<X {...icon} />}>
    Not confirmed
  </Badge>
);
const avatar = <Avatar size={26} firstName="Emre" lastName="Tekin" />;

const chain = (
  <Chain
    steps={[
      {
        key: 'believed',
        label: 'We believed',
        content: <p>A pad keeps a cheese parcel below 7 °C for 24 hours in a normal van.</p>,
      },
      {
        key: 'tried',
        label: 'We tried',
        content: <p>Twelve parcels with a logger inside, sent from Durlach to twelve homes.</p>,
      },
      {
        key: 'saw',
        label: 'We saw',
        content: (
          <>
            <ResultFigure figure="11 of 12" remark="below 7 °C. Needed 10." value={11} target={10} max={12} />
            <p>One pad slipped and left a corner bare. That parcel reached 9.4 °C.</p>
          </>
        ),
      },
      {
        key: 'decided',
        label: 'We decided',
        content: (
          <p>
            <b>Go on.</b> A tab on the long side so that the pad cannot slip.
          </p>
        ),
      },
    ]}
  />
);

const rows: Omit<ExperimentRowProps, 'isOpen' | 'onToggle'>[] = [
  {
    date: { dateTime: '2024-12-05', label: 'Thu 5 Dec' },
    title: 'Drop test with a cheese dairy',
    summary: '12 parcels, 24 hours. 11 arrived below 7 °C, one pad slipped.',
    quoted: (
      <>
        <Quote size={14} aria-hidden />
        Week 5
      </>
    ),
    status: held,
    person: avatar,
    children: chain,
    note: 'Counts 3 test users.',
    actions: (
      <>
        <Button variant="ghost" size="sm">
          Edit
        </Button>
        <Button variant="secondary" size="sm">
          Repeat this test
        </Button>
      </>
    ),
  },
  {
    date: { dateTime: '2024-11-29', label: 'Fri 29 Nov' },
    title: 'Landing page, two headlines',
    summary: '212 visits, 19 left an address. Runs until Sunday.',
    status: open,
    person: avatar,
  },
  {
    date: { dateTime: '2024-11-26', label: 'Tue 26 Nov' },
    title: 'Wet husk against dry husk',
    summary: 'Wet pads moulded after four days. Idea dropped.',
    status: failed,
    person: avatar,
  },
];

const Log = ({ items, first }: { items: typeof rows; first: number }) => {
  const [shown, setShown] = useState(first);
  return (
    <ExperimentList>
      {items.map((row, index) => (
        <ExperimentRow
          key={index}
          {...row}
          isOpen={index === shown}
          onToggle={() => setShown(index === shown ? -1 : index)}
        />
      ))}
    </ExperimentList>
  );
};

const meta: Meta<typeof ExperimentRow> = {
  component: ExperimentRow,
  // An entry's heading stands below that of the log.
  decorators: [
    (Story) => (
      <div style={{ padding: '0 20px' }}>
        <h2 style={{ fontSize: 16 }}>The log</h2>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ExperimentRow>;

export const OneOpen: Story = { render: () => <Log items={rows} first={0} /> };
export const AllClosed: Story = { render: () => <Log items={rows} first={-1} /> };
export const LongText: Story = {
  render: () => (
    <Log
      first={0}
      items={[
        {
          ...(rows[0] as (typeof rows)[number]),
          title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverkauf',
          summary: 'Vorbestellungen mit Namen und Datum. '.repeat(4),
        },
      ]}
    />
  ),
};
export const Questions: Story = {
  render: () => (
    <Chain
      headingLevel="h3"
      steps={[
        { key: '1', label: 'We believed', content: <p>What has to be true for the idea to live?</p> },
        { key: '2', label: 'We tried', content: <p>What did you do, with whom, how often?</p> },
        { key: '3', label: 'We saw', content: <p>The number you needed and the number you got.</p> },
        { key: '4', label: 'We decided', content: <p>Go on, change, or drop.</p> },
      ]}
    />
  ),
};
export const WithoutTarget: Story = {
  render: () => <ResultFigure figure="212" remark="visits" value={212} />,
};

export const Lines: Story = {
  render: () => (
    <div style={{ padding: 20 }}>
      <ExperimentList>
        {rows.map(({ date, title, summary, status, person }) => (
          <ExperimentLine
            key={date.dateTime}
            href="#test"
            adds={['12 interviews', '3 test users', '1 pre-order', '95 € revenue']}
            {...{ date, title, summary, status, person }}
          />
        ))}
      </ExperimentList>
    </div>
  ),
};

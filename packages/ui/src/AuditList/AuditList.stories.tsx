import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, Check, Clock, Trash2 } from 'lucide-react';
import { Avatar } from '../Avatar';
import { TextLink } from '../Link';
import { AuditDay, AuditFacts, AuditRow, ValueChanges } from './AuditList';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
const words = { field: 'Field', before: 'Before', after: 'After', nothing: 'nothing' };

const changes = (
  <>
    <ValueChanges
      caption="What changed"
      words={words}
      changes={[
        { key: 'due', label: 'Due', before: 'Sun 8 Dec, 23:59', after: 'Mon 9 Dec, 23:59' },
        { key: 'reason', label: 'Reason', after: 'Two of three people are ill, note from Bela' },
        { key: 'assigned', label: 'Given to', before: 'Samira Yilmaz' },
      ]}
    />
    <AuditFacts
      facts={[
        { key: 'entry', label: 'Entry', value: '41,902' },
        { key: 'reason', label: 'Reason', value: 'They were ill' },
      ]}
    />
    <p>
      <TextLink href="#team">Open Drehlicht</TextLink>
    </p>
  </>
);

const meta: Meta<typeof AuditDay> = { component: AuditDay, args: { title: 'Today, Thu 5 Dec' } };
export default meta;
type Story = StoryObj<typeof AuditDay>;

export const Entries: Story = {
  args: {
    children: (
      <>
        <AuditRow
          dateTime="2024-12-05T14:02:11+01:00"
          time="14:02:11"
          mark={<Avatar firstName="Rieke" lastName="Sandvoss" size={26} />}
          sentence={
            <>
              <b>Rieke Sandvoss</b> extended Engineer for Drehlicht
            </>
          }
          kind={
            <>
              <CalendarPlus {...icon} /> Hand-in
            </>
          }
        >
          {changes}
        </AuditRow>
        <AuditRow
          dateTime="2024-12-05T13:31:05+01:00"
          time="13:31:05"
          mark={<Avatar firstName="Henrike" lastName="Vossberg" size={26} />}
          sentence={
            <>
              <b>Henrike Vossberg</b> accepted Verify of Nachtbeet
            </>
          }
          kind={
            <>
              <Check {...icon} /> Review
            </>
          }
        >
          {changes}
        </AuditRow>
        <AuditRow
          dateTime="2024-12-05T03:00:04+01:00"
          time="03:00:04"
          mark={<Clock {...icon} />}
          sentence={
            <>
              <b>The product itself</b> removed a file of Pegelstand
            </>
          }
          kind={
            <>
              <Trash2 {...icon} /> Hand-in
            </>
          }
        >
          {changes}
        </AuditRow>
      </>
    ),
  },
};

export const Changes: Story = { render: () => changes };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Layout';
import { Table } from '../Table';
import type { TableColumn } from '../Table';
import { Text } from '../Text';
import { Stack } from './Page.styles';

interface Rule {
  rule: string;
  say: string;
  instead: string;
}

const rules: Rule[] = [
  { rule: 'Buttons are verbs with an object', say: 'Hand in prototype', instead: 'Submit' },
  {
    rule: 'Say the thing, then the consequence',
    say: 'Two people leave, the team leaves the contest after seven days.',
    instead: 'Are you sure?',
  },
  {
    rule: 'Errors: what happened, what is safe, what to do',
    say: 'The connection dropped. Your file is still here. Try again.',
    instead: 'Oops, something went wrong!',
  },
  {
    rule: 'Success: what happens next, who has it now',
    say: 'Engineer is with Henrike now.',
    instead: 'Great job!',
  },
  { rule: 'Numbers instead of adjectives', say: '16 of 80 places left', instead: 'Only a few places left' },
  { rule: 'Nobody fails, tests do', say: 'The market test failed.', instead: 'Your team failed.' },
];

const formats: Rule[] = [
  { rule: 'A moment', say: 'Sun 8 Dec, 23:59', instead: '12/08 11:59 PM' },
  { rule: 'A range', say: '2–8 Dec', instead: '02.12. - 08.12.' },
  {
    rule: 'Time left, with the moment beside it',
    say: '3 days 10 hours until Sunday 8 December, 23:59',
    instead: 'in 3 days',
  },
  { rule: 'Numbers', say: '1,284 and 89 %', instead: '1284 and 89%' },
  { rule: 'Words', say: 'hand-in, accepted, returned, market test', instead: 'submission, rejected, sprint' },
];

const columns: TableColumn<Rule>[] = [
  { key: 'rule', header: 'Rule', columnRole: 'title', cell: ({ rule }) => <b>{rule}</b> },
  { key: 'say', header: 'We say', columnRole: 'meta', cell: ({ say }) => say },
  {
    key: 'instead',
    header: 'We do not say',
    columnRole: 'meta',
    cell: ({ instead }) => (
      <Text as="s" step="ui" tone="muted">
        {instead}
      </Text>
    ),
  },
];

interface VoiceArgs {
  columns: TableColumn<Rule>[];
  parts: { title: string; rules: Rule[] }[];
}

/**
 * Short sentences, plain verbs, numbers instead of adjectives. Talk to one student; German says du. No exclamation
 * marks, no jargon, no praise from the machine.
 */
const meta: Meta<VoiceArgs> = {
  title: 'Foundations/Voice',
  // Its words are props so that they follow the language; nobody needs to change them.
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj<VoiceArgs>;

export const RulesWithExamples: Story = {
  args: {
    columns,
    parts: [
      { title: 'How we say it', rules },
      { title: 'How we write numbers and dates', rules: formats },
    ],
  },
  render: ({ columns: heads, parts }) => (
    <Stack>
      {parts.map((part) => (
        <Section key={part.title} title={part.title}>
          <Table caption={part.title} columns={heads} rows={part.rules} rowKey={({ rule }) => rule} />
        </Section>
      ))}
    </Stack>
  ),
};

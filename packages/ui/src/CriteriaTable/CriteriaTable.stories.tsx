import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu } from '../ActionMenu';
import { CriteriaTable } from './CriteriaTable';
import type { CriteriaLabels, Criterion } from './criteriaTypes';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

const labels: CriteriaLabels = {
  criterion: 'Criterion',
  weight: 'Weight',
  actions: 'Actions',
  percent: (weight) => `${weight} %`,
  less: (name) => `${name}: less weight`,
  more: (name) => `${name}: more weight`,
  steps: (name) => `Steps of ${name}`,
  step: (step) => `Step ${step}`,
};

const criteria: Criterion[] = [
  {
    ...{ key: 'evidence', name: 'Evidence', weight: 30 },
    question: 'What do you know because somebody outside the team did something?',
    anchors: [
      'Opinions. Nobody outside was asked.',
      'Talks, but no number.',
      'One number from one real test.',
      'Several tests, and they agree.',
      'Strangers paid or came back.',
    ],
  },
  {
    ...{ key: 'prototype', name: 'Prototype', weight: 25 },
    question: 'Can a stranger use it without the team in the room?',
    anchors: [
      'A drawing or a film.',
      'Works when the team holds it.',
      'A stranger can use it with help.',
      'A stranger can use it alone.',
      'It has been in use for a week.',
    ],
  },
  {
    ...{ key: 'customer', name: 'Customer', weight: 20 },
    question: 'Who has the problem, and how sure is that?',
    anchors: [
      'Everybody.',
      'A group with a name.',
      'One customer, met in person.',
      'Ten of them, same problem.',
      'They look for a solution already.',
    ],
  },
  {
    ...{ key: 'numbers', name: 'Numbers', weight: 15 },
    question: 'Does the price carry the cost?',
    anchors: [
      'No price.',
      'A price, nobody asked.',
      'A price somebody agreed to.',
      'Price and cost known.',
      'Earns on every single one.',
    ],
  },
  {
    ...{ key: 'next', name: 'Next step', weight: 10 },
    question: 'Is it clear what the next four weeks prove?',
    anchors: [
      'More features.',
      'A list of wishes.',
      'One question to answer.',
      'One test with a date.',
      'The test is already booked.',
    ],
  },
];

const actionsOf = (name: string) => (
  <ActionMenu
    label={`Actions for ${name}`}
    actions={[
      { key: 'edit', label: 'Edit criterion', icon: <Pencil {...icon} />, onSelect: () => undefined },
      {
        key: 'remove',
        label: 'Remove criterion',
        icon: <Trash2 {...icon} />,
        tone: 'critical',
        onSelect: () => undefined,
      },
    ]}
  />
);

interface WeighedProps {
  criteria: readonly Criterion[];
  isFixed?: boolean;
  hasActions?: boolean;
  labels?: CriteriaLabels;
  rest?: string;
}

const Weighed = (props: WeighedProps) => {
  const { criteria: first, isFixed = false, hasActions = true, labels: words = labels } = props;
  const { rest = 'together. Anchors lock when the round opens.' } = props;
  const [weights, setWeights] = useState<Readonly<Record<string, number>>>({});
  const rows = first.map((criterion) => ({
    ...criterion,
    weight: weights[criterion.key] ?? criterion.weight,
    actions: hasActions && !isFixed ? actionsOf(criterion.name) : undefined,
  }));
  const sum = rows.reduce((total, { weight }) => total + weight, 0);
  return (
    <CriteriaTable
      caption="Criteria"
      criteria={rows}
      onWeight={isFixed ? undefined : (key, weight) => setWeights({ ...weights, [key]: weight })}
      sum={
        <>
          <b>{words.percent(sum)}</b> {rest}
        </>
      }
      labels={words}
    />
  );
};

const meta: Meta<typeof Weighed> = {
  component: Weighed,
  args: { criteria },
  // The room around the dots reaches into the page's margin.
  decorators: [
    (Story) => (
      <div style={{ padding: '0 20px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Weighed>;

export const SetUp: Story = {};
export const ReadOnly: Story = { args: { isFixed: true, rest: 'together. The round is open.' } };
export const TooLittle: Story = {
  args: { criteria: criteria.slice(0, 2), rest: 'together, 45 % are missing.', hasActions: false },
};
export const TooMuch: Story = {
  args: {
    criteria: criteria.slice(0, 2).map((criterion) => ({ ...criterion, weight: 65 })),
    rest: 'together, 30 % too much.',
    hasActions: false,
  },
};
export const LongText: Story = {
  args: {
    criteria: [
      {
        ...{ key: 'wirtschaftlichkeit', name: 'Wirtschaftlichkeitsbetrachtung', weight: 100 },
        question:
          'Trägt der Preis die Herstellungskosten, auch wenn die Nachfrage geringer ausfällt als erhofft?',
        anchors: [
          'Kein Preis.',
          'Ein Preis, nach dem niemand gefragt hat.',
          'Ein Preis, dem jemand zugestimmt hat.',
          'Preis und Herstellungskosten sind nachvollziehbar dokumentiert.',
          'Verdient an jedem einzelnen Stück.',
        ],
      },
    ],
    labels: { ...labels, criterion: 'Bewertungskriterium', weight: 'Gewichtung' },
    rest: 'zusammen. Mit der Öffnung der Runde stehen die Stufen fest.',
  },
};

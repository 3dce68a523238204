import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Check, CornerUpLeft, Hourglass, Pencil, X } from 'lucide-react';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { verbs } from '../stories/samples';
import { MilestoneList } from './MilestoneList';
import type { MilestoneItem } from './MilestoneList';

const open = (
  <Button
    variant="ghost"
    size="xs"
    isIconOnly
    aria-label="Open hand-in"
    icon={<ArrowRight size={16} aria-hidden />}
  />
);
const badges: Record<string, Pick<MilestoneItem, 'status'>> = {
  accepted: {
    status: (
      <Badge tone="positive" icon={<Check size={14} aria-hidden />}>
        Accepted
      </Badge>
    ),
  },
  review: {
    status: (
      <Badge tone="review" icon={<Hourglass size={14} aria-hidden />}>
        In review
      </Badge>
    ),
  },
  returned: {
    status: (
      <Badge tone="caution" icon={<CornerUpLeft size={14} aria-hidden />}>
        Returned
      </Badge>
    ),
  },
  missed: {
    status: (
      <Badge tone="critical" icon={<X size={14} aria-hidden />}>
        Missed
      </Badge>
    ),
  },
  now: {
    status: (
      <Badge tone="accent" icon={<Pencil size={14} aria-hidden />}>
        Open
      </Badge>
    ),
  },
  next: { status: <Badge tone="muted">Opens Mon 9 Dec</Badge> },
};
const states = ['accepted', 'accepted', 'returned', 'missed', 'review', 'now'] as const;
const milestones: MilestoneItem[] = verbs.map((verb, week) => {
  const state = states[week] ?? 'next';
  return {
    verb,
    handIn: 'Prototype and a 60-second film',
    state,
    status: badges[state]?.status,
    note: week < 5 ? '“The problem is the bin, not the box. Good sentence.”' : undefined,
    action: week < 5 ? open : undefined,
  };
});

const meta: Meta<typeof MilestoneList> = { component: MilestoneList, args: { milestones } };
export default meta;
type Story = StoryObj<typeof MilestoneList>;

export const DuringSeason: Story = {};
export const BeforeSeason: Story = {
  args: { milestones: verbs.map((verb) => ({ verb, state: 'next', status: badges.next?.status })) },
};
export const PartlyDone: Story = {
  args: { milestones: [{ verb: 'Enter', state: 'now', share: 0.4, status: badges.now?.status }] },
};
export const LongText: Story = {
  args: {
    milestones: [
      {
        verb: 'Auseinandersetzung',
        handIn: 'Riskanteste Annahme, Prüfungsprotokoll und Marktversuchsdurchführungsnachweis',
        note: 'Vier von sechs Läden zahlen bis zu 0,38 € je Pad, zwei fragten nach 0,30 €. Damit ist die Zahl, vor der wir Angst hatten, geprüft.',
        state: 'review',
        status: badges.review?.status,
        action: open,
      },
    ],
  },
};

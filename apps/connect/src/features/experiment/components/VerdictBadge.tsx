import type { Experiment, ExperimentVerdict } from '@grow/core/experiment';
import { Badge, type BadgeTone } from '@grow/ui';
import { Check, CircleDashed, CircleHelp, PencilLine, X, type LucideIcon } from 'lucide-react';
import { m } from '../../../paraglide/messages';
import { verdictWords } from '../experimentWords';

const looks: Record<ExperimentVerdict, { tone: BadgeTone; Icon: LucideIcon }> = {
  held: { tone: 'positive', Icon: Check },
  failed: { tone: 'critical', Icon: X },
  open: { tone: 'info', Icon: CircleDashed },
  unclear: { tone: 'neutral', Icon: CircleHelp },
};

/** Whether a test was confirmed, or that it is a draft. */
export function VerdictBadge({ experiment }: { experiment: Pick<Experiment, 'verdict' | 'isDraft'> }) {
  const { tone, Icon } = experiment.isDraft
    ? ({ tone: 'muted', Icon: PencilLine } as const)
    : looks[experiment.verdict];
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.75} aria-hidden />}>
      {experiment.isDraft ? m.tests_draft() : verdictWords[experiment.verdict]()}
    </Badge>
  );
}

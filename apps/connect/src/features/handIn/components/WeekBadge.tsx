import type { TeamWeek, TeamWeekState } from '@grow/core/hand-in';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Badge, type BadgeTone } from '@grow/ui';
import { Check, Hourglass, Pencil, RotateCcw, X, type LucideIcon } from 'lucide-react';
import { m } from '../../../paraglide/messages';
import { weekStateWords } from '../weekStateWords';

const looks: Record<TeamWeekState, { tone: BadgeTone; Icon?: LucideIcon }> = {
  accepted: { tone: 'positive', Icon: Check },
  review: { tone: 'review', Icon: Hourglass },
  returned: { tone: 'caution', Icon: RotateCcw },
  missed: { tone: 'critical', Icon: X },
  now: { tone: 'accent', Icon: Pencil },
  next: { tone: 'muted' },
  done: { tone: 'muted' },
};

/** How a team's week stands, in a word or two; of one that is to come, when it opens. */
export function WeekBadge({ week, state }: { week: TeamWeek; state: TeamWeekState }) {
  const { locale } = useLocale();
  if (week.milestoneId === undefined) return <Badge tone="muted">{m.week_free()}</Badge>;
  const { tone, Icon } = looks[state];
  const wordsOf = () => {
    if (state === 'next' && week.opensAt) return m.week_opens({ day: dayInWords(week.opensAt, locale) });
    return week.state === 'in_review' ? m.hand_in_state_review() : weekStateWords[state]();
  };
  return (
    <Badge tone={tone} icon={Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}>
      {wordsOf()}
    </Badge>
  );
}

import { personStatus, type ListedPerson, type PersonStatus } from '@grow/core/people';
import { Badge } from '@grow/ui';
import { Check, Hourglass, Mail, UserRound, UserRoundPen, type LucideIcon } from 'lucide-react';
import { personStatusTones, personStatusWords } from '../../../features/people';

const icons: Record<PersonStatus, LucideIcon> = {
  unconfirmed: Mail,
  noProfile: UserRoundPen,
  noTeam: UserRound,
  quiet: Hourglass,
  active: Check,
};

/** How a person stands, in a word. */
export function PersonStatusBadge({ person }: { person: ListedPerson }) {
  const status = personStatus(person, new Date());
  const Icon = icons[status];
  return (
    <Badge tone={personStatusTones[status]} icon={<Icon size={14} strokeWidth={1.75} aria-hidden />}>
      {personStatusWords[status]()}
    </Badge>
  );
}

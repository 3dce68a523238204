import type { RecordEntry } from '@grow/core/record';
import { PulseMark } from '@grow/ui';
import {
  Check,
  CircleDashed,
  CircleHelp,
  FileText,
  Lock,
  MessageSquareText,
  RotateCcw,
  UserX,
  Users,
  X,
  type LucideIcon,
} from 'lucide-react';

const tests = { held: Check, failed: X, open: CircleDashed, unclear: CircleHelp } as const;

function iconOf(entry: RecordEntry): LucideIcon {
  switch (entry.kind) {
    case 'verdict':
      return entry.verdict.decision === 'accepted' ? Check : RotateCcw;
    case 'experiment':
      return tests[entry.experiment.verdict];
    case 'advice':
      return MessageSquareText;
    case 'meeting':
      return entry.meeting.state === 'missed' ? UserX : Users;
    case 'note':
      return Lock;
    case 'handIn':
    case 'pulse':
      return FileText;
  }
}

/** What kind of thing an entry is; words stand beside it. */
export function EntryMark({ entry }: { entry: RecordEntry }) {
  if (entry.kind === 'pulse') return <PulseMark state={entry.pulse.state} size={20} />;
  const Icon = iconOf(entry);
  return <Icon size={18} strokeWidth={1.75} aria-hidden />;
}

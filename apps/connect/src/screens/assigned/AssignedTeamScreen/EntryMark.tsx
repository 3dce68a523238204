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
} from 'lucide-react';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const tests = {
  held: <Check {...icon} />,
  failed: <X {...icon} />,
  open: <CircleDashed {...icon} />,
  unclear: <CircleHelp {...icon} />,
} as const;

/** What kind of thing an entry is; words stand beside it. */
export function EntryMark({ entry }: { entry: RecordEntry }) {
  switch (entry.kind) {
    case 'pulse':
      return <PulseMark state={entry.pulse.state} size={20} />;
    case 'handIn':
      return <FileText {...icon} />;
    case 'verdict':
      return entry.verdict.decision === 'accepted' ? <Check {...icon} /> : <RotateCcw {...icon} />;
    case 'experiment':
      return tests[entry.experiment.verdict];
    case 'advice':
      return <MessageSquareText {...icon} />;
    case 'meeting':
      return entry.meeting.state === 'missed' ? <UserX {...icon} /> : <Users {...icon} />;
    case 'note':
      return <Lock {...icon} />;
  }
}

import { experimentTitle, type Experiment } from '@grow/core/experiment';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, Button, ExperimentRow } from '@grow/ui';
import { Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { addsInWords, useExperimentMutations, VerdictBadge } from '../../../features/experiment';
import { useAvatarPerson } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { EntryChain } from './EntryChain';
import { EntryHistory } from './EntryHistory';
import type { LogData } from './logData';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

type LogEntryProps = {
  experiment: Experiment;
  data: LogData;
  isOpen: boolean;
  onToggle: () => void;
  onEdit: (id: string) => void;
  onRepeat: (id: string) => void;
};

function useNote({ isDraft, teamId, adds }: Experiment, ownTeam: string): string {
  const { locale } = useLocale();
  if (teamId !== ownTeam) return m.tests_of_merged();
  if (isDraft) return m.tests_counts_draft();
  const what = addsInWords(adds, locale);
  return what === '' ? m.tests_counts_nothing() : m.tests_counts({ what });
}

/** One test of the log, which opens in place. */
export function LogEntry({ experiment, data, isOpen, onToggle, onEdit, onRepeat }: LogEntryProps) {
  const { id, isDraft, teamId, happenedOn, author, version } = experiment;
  const { locale } = useLocale();
  const { remove } = useExperimentMutations(data.team.id);
  const person = useAvatarPerson(author);
  const row = useRef<HTMLLIElement>(null);
  const isOwn = teamId === data.team.id;
  // A deep link leads to its entry; whoever opens it by hand sees it already.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current) row.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ExperimentRow
      ref={row}
      date={{ dateTime: happenedOn, label: dayInWords(happenedOn, locale) }}
      title={<span dir="auto">{experimentTitle(experiment) || m.tests_not_written()}</span>}
      summary={<span dir="auto">{experiment.seen || experiment.hypothesis}</span>}
      status={<VerdictBadge experiment={experiment} />}
      person={author && <Avatar size={26} {...person} />}
      isOpen={isOpen}
      onToggle={onToggle}
      note={useNote(experiment, data.team.id)}
      actions={
        isOwn && (
          <>
            <Button
              variant="ghost"
              size="sm"
              icon={<Trash2 {...icon} />}
              onClick={() => remove.run(experiment)}
            >
              {m.tests_remove()}
            </Button>
            <Button variant="ghost" size="sm" icon={<Pencil {...icon} />} onClick={() => onEdit(id)}>
              {isDraft ? m.tests_continue() : m.tests_edit()}
            </Button>
            {!isDraft && (
              <Button
                variant="secondary"
                size="sm"
                icon={<RotateCcw {...icon} />}
                onClick={() => onRepeat(id)}
              >
                {m.tests_repeat()}
              </Button>
            )}
          </>
        )
      }
    >
      <EntryChain experiment={experiment} />
      {!isDraft && version > 1 && <EntryHistory experimentId={id} />}
    </ExperimentRow>
  );
}

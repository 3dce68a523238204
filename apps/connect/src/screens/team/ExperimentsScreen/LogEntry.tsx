import { experimentTitle, type Experiment } from '@grow/core/experiment';
import { seasonVerbs } from '@grow/core/season';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, Button, ExperimentRow, TextLink } from '@grow/ui';
import { Pencil, Quote, RotateCcw, Trash2 } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { addsInWords, EntryChain, useExperimentMutations, VerdictBadge } from '../../../features/experiment';
import { useAvatarPerson } from '../../../features/team';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
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

/** What a test adds, in a sentence. */
function useCounts({ isDraft, teamId, adds }: Experiment, ownTeam: string): string {
  const { locale } = useLocale();
  if (teamId !== ownTeam) return m.tests_of_merged();
  if (isDraft) return m.tests_counts_draft();
  const what = addsInWords(adds, locale);
  return what === '' ? m.tests_counts_nothing() : m.tests_counts({ what });
}

/** Where a test is quoted, with the way there, and what it counts. */
function Note({ experiment, data, weeks }: { experiment: Experiment; data: LogData; weeks: number[] }) {
  const { locale } = useLocale();
  const verbs = seasonVerbs(data.season, locale);
  const counts = useCounts(experiment, data.team.id);
  if (weeks.length === 0) return counts;
  return (
    <>
      {m.tests_quoted_in()}{' '}
      {weeks.map((week, index) => (
        <Fragment key={week}>
          {index > 0 && ', '}
          <TextLink href={fullPath(paths.teamWeek(String(week)))} linkComponent={AppLink}>
            {`${m.tests_week({ week })}, ${verbs[week - 1] ?? ''}`}
          </TextLink>
        </Fragment>
      ))}
      {'. '}
      {counts}
    </>
  );
}

/** One test of the log, which opens in place. */
export function LogEntry({ experiment, data, isOpen, onToggle, onEdit, onRepeat }: LogEntryProps) {
  const { id, isDraft, teamId, happenedOn, author, version } = experiment;
  const { locale } = useLocale();
  const { remove } = useExperimentMutations(data.team.id);
  const person = useAvatarPerson(author);
  const row = useRef<HTMLLIElement>(null);
  const isOwn = teamId === data.team.id;
  const weeks = data.quotes.filter(({ experimentId }) => experimentId === id).map(({ week }) => week);
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
      quoted={
        weeks.length > 0 && (
          <>
            <Quote size={14} strokeWidth={1.75} aria-hidden />
            {m.tests_week({ week: weeks.join(', ') })}
          </>
        )
      }
      note={<Note experiment={experiment} data={data} weeks={weeks} />}
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
      <EntryChain experiment={experiment} isOwn={isOwn} />
      {!isDraft && version > 1 && <EntryHistory experimentId={id} />}
    </ExperimentRow>
  );
}

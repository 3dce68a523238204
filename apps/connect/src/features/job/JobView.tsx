import {
  canResumeJob,
  canUndoJob,
  isJobUnderWay,
  leftOutOfJob,
  type Job,
  type JobLeftOut,
} from '@grow/core/job';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Badge, Button, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../paraglide/messages';
import { FormFailure } from '../../shared/failure';
import { FailedPart } from '../../shared/state';
import { personName } from '../people';
import { FateList } from './FateList';
import { JobProgress } from './JobProgress';
import { fateWords, jobStateTones, jobStateWords } from './jobWords';
import { useJobActions, useLeftOut } from './useJobs';

const Parts = styled.div`
  display: grid;
  gap: 20px;
  justify-items: stretch;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const MOST_NAMES = 12;

const nameOf = ({ person, team }: JobLeftOut): string | undefined =>
  person ? personName(person) : team?.name;

/** Up to twelve names of those who came to a fate. */
function namesOf(leftOut: readonly JobLeftOut[] | undefined, fate: string): string {
  const names = (leftOut ?? []).filter((one) => one.fate === fate).flatMap((one) => nameOf(one) ?? []);
  return [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
}

function Fates({ job }: { job: Job }) {
  const { locale } = useLocale();
  const { data, error } = useLeftOut(job);
  const fates = [...job.fates].sort(
    ([a, n], [b, o]) => Number(b === 'changed') - Number(a === 'changed') || o - n,
  );
  if (fates.length === 0) return null;
  return (
    <>
      <FateList>
        {fates.map(([fate, count]) => (
          <div key={fate}>
            <dt>{fateWords(fate)}</dt>
            <dd>{count.toLocaleString(locale)}</dd>
            {fate !== 'changed' && data && <dd>{namesOf(data, fate)}</dd>}
          </div>
        ))}
      </FateList>
      {leftOutOfJob(job) > 0 && error && <FailedPart error={error} />}
    </>
  );
}

type JobViewProps = {
  job: Job;
  now: Date;
  /** Opens another job: the one that takes this one back. */
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** What comes next is one button whose words change, so that the focus stays on it. */
function JobActions({ job, now, onOpen, onClose }: JobViewProps) {
  const { stop, resume, undo } = useJobActions(job, onOpen);
  const { id, undoneBy } = job;
  const canUndo = canUndoJob(job, now);
  const doing = (mutation: typeof stop | typeof undo, words: string) => ({
    words,
    isBusy: mutation.isBusy,
    onClick: () => mutation.run(id),
  });
  const taking = doing(undo, m.job_undo());
  const next = () => {
    if (isJobUnderWay(job)) return doing(stop, m.job_stop());
    if (canResumeJob(job)) return doing(resume, m.job_resume());
    if (canUndo) return taking;
    if (undoneBy) return { words: m.job_open_undoing(), isBusy: false, onClick: () => onOpen(undoneBy) };
    return { words: m.job_close(), isBusy: false, onClick: onClose };
  };
  const { words, ...button } = next();
  return (
    <Actions>
      <Button {...button} busyLabel={m.orga_busy()}>
        {words}
      </Button>
      {canUndo && canResumeJob(job) && (
        <Button isBusy={taking.isBusy} busyLabel={m.orga_busy()} onClick={taking.onClick}>
          {taking.words}
        </Button>
      )}
    </Actions>
  );
}

/** How far a job is, what became of whom, and what can be done about it. */
export function JobView(props: JobViewProps) {
  const { job, now } = props;
  const { locale } = useLocale();
  const { undoUntil } = job;
  return (
    <Parts>
      <div>
        <Badge tone={jobStateTones[job.state]}>{jobStateWords[job.state]()}</Badge>
      </div>
      <JobProgress job={job} />
      {isJobUnderWay(job) && (
        <Text step="ui" tone="muted">
          {m.job_may_close()}
        </Text>
      )}
      <FormFailure failure={job.error} />
      <Fates job={job} />
      <Text step="small" tone="muted">
        {m.job_started_by({
          name: job.starter ? personName(job.starter) : m.orga_somebody_gone(),
          time: dateTimeInWords(job.createdAt, locale),
        })}
        {job.reason && ` ${m.orga_reason_was({ reason: job.reason })}`}
      </Text>
      <JobActions {...props} />
      {undoUntil && canUndoJob(job, now) && (
        <Text step="small" tone="muted">
          {m.job_undo_until({ time: dateTimeInWords(undoUntil, locale) })}
        </Text>
      )}
    </Parts>
  );
}

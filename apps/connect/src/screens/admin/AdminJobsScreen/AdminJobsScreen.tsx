import { isJobUnderWay, leftOutOfJob, type Job } from '@grow/core/job';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Badge, EmptyState, Skeleton, SkeletonGroup, Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import {
  JobDrawer,
  jobStateTones,
  jobStateWords,
  jobTitle,
  useJobAddress,
  useJobs,
} from '../../../features/job';
import { personName } from '../../../features/people';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';

const Body = styled.div`
  display: grid;
  gap: 20px;
  padding-bottom: 72px;
`;

const Lead = styled(Text)`
  max-width: 38rem;
  margin-top: 12px;
`;

const List = styled.ul`
  display: grid;
  padding: 0;
  margin: 0;
  list-style: none;
  border-top: 1px solid var(--color-line);
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: space-between;
    padding: 14px 0;
    border-bottom: 1px solid var(--color-line);
  }
  li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

function JobRow({ job, onOpen }: { job: Job; onOpen: () => void }) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const changed = job.fates.get('changed') ?? 0;
  const left = leftOutOfJob(job);
  const outcome = isJobUnderWay(job)
    ? m.job_done_of({ done: number(job.done), total: number(job.total) })
    : [
        m.job_changed({ count: number(changed) }),
        ...(left > 0 ? [m.job_left({ count: number(left) })] : []),
      ].join(', ');
  return (
    <li>
      <div>
        <TextLink
          href={`${fullPath(paths.adminJobs())}?job=${job.id}`}
          linkComponent={AppLink}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onOpen();
          }}
        >
          <b>{jobTitle(job, locale)}</b>
        </TextLink>
        <Text step="small" tone="muted">
          {m.job_started_by({
            name: job.starter ? personName(job.starter) : m.orga_somebody_gone(),
            time: dateTimeInWords(job.createdAt, locale),
          })}{' '}
          {outcome}
        </Text>
      </div>
      <Badge tone={jobStateTones[job.state]}>{jobStateWords[job.state]()}</Badge>
    </li>
  );
}

/** All long work of organisers, the newest first: how far it is, what came of it, and the way to each. */
export function AdminJobsScreen() {
  const { data, error } = useJobs();
  const address = useJobAddress();
  return (
    <Body>
      <div>
        <Text as="h2" step="h2">
          {m.job_list()}
        </Text>
        <Lead step="lead" tone="muted">
          {m.job_list_lead()}
        </Lead>
      </div>
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {data?.length === 0 && <EmptyState title={m.job_none()} description={m.job_none_detail()} />}
      {data && data.length > 0 && (
        <List>
          {data.map((job) => (
            <JobRow key={job.id} job={job} onOpen={() => address.open(job.id)} />
          ))}
        </List>
      )}
      <JobDrawer isInList />
    </Body>
  );
}

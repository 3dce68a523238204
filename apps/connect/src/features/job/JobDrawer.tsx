import { useLocale } from '@grow/shell';
import { ButtonLink, Drawer, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AppLink } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';
import { useDialogAddress } from '../../shared/dialogAddress';
import { FailedPart } from '../../shared/state';
import { JobView } from './JobView';
import { jobTitle } from './jobWords';
import { useJob } from './useJobs';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The address of a job's drawer, on any screen that has one. */
export const useJobAddress = () => useDialogAddress('job');

/** Which job an address opens; undefined where it names none. */
export const jobOf = (query: URLSearchParams): string | undefined => {
  const id = query.get('job');
  return id !== null && ID.test(id) ? id : undefined;
};

type JobDrawerProps = {
  /** Where all jobs are listed, the way there is left out. */
  isInList?: boolean;
};

/** The job that the address names, beside whatever page. */
export function JobDrawer({ isInList = false }: JobDrawerProps) {
  const { locale } = useLocale();
  const address = useJobAddress();
  const [, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const id = address.value !== undefined && ID.test(address.value) ? address.value : undefined;
  const { data: job, error, isPending } = useJob(id);
  // Closing it goes back to where the first one was opened.
  const show = (other: string) =>
    setQuery(
      (query) =>
        new URLSearchParams([...query].map(([name, value]) => [name, name === 'job' ? other : value])),
      { replace: true, state, preventScrollReset: true },
    );
  return (
    <Drawer
      isOpen={address.value !== undefined}
      onClose={address.close}
      title={job ? jobTitle(job, locale) : m.job_title()}
      closeLabel={m.orga_close()}
      actions={
        isInList ? undefined : (
          <ButtonLink href={fullPath(paths.adminJobs())} linkComponent={AppLink}>
            {m.job_all()}
          </ButtonLink>
        )
      }
    >
      {job && <JobView job={job} now={new Date()} onOpen={show} onClose={address.close} />}
      {!job && error && <FailedPart error={error} />}
      {!job && !error && id !== undefined && isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {!job && !error && (id === undefined || !isPending) && <Text step="ui">{m.job_gone()}</Text>}
    </Drawer>
  );
}

import { handInAdminQueries } from '@grow/core/hand-in-admin';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Dialog, FileUpload, Skeleton, SkeletonGroup, Text, useToast } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { archivesOf, teamCount, weekWords } from '../../../features/handInAdmin';
import { useFailureToast } from '../../../shared/failure';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { teamIdsOf, type ActionProps } from './handInActions';
import { useArchives } from './useArchives';

const MEGABYTE = 1_000_000;

/** Counts what the teams handed in, packs it in this browser, and saves it. */
export function FilesDialog({ started, onClose }: ActionProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const fail = useFailureToast();
  const toast = useToast();
  const request = {
    milestoneId: started?.week.milestone.id ?? '',
    teamIds: started ? teamIdsOf(started.rows) : [],
  };
  const { data, error } = useQuery(
    enabledWhile(started !== undefined, handInAdminQueries(supabase).files(request)),
  );
  const name = `grow-week-${started?.week.week ?? 0}`;
  const archives = useArchives(name);
  const number = (value: number) => value.toLocaleString(locale);
  const megabytes = (bytes: number) => number(Math.max(Math.round(bytes / MEGABYTE), 1));
  const total = data?.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
  const teams = new Set(data?.map(({ teamId }) => teamId)).size;
  const parts = data ? archivesOf(data).length : 0;
  const { progress } = archives;
  const close = () => {
    archives.stop();
    onClose();
  };
  const handleSave = () => {
    archives
      .save(data ?? [])
      .then((gone) => {
        if (!gone) return;
        onClose();
        if (gone.length > 0)
          toast.show({ status: 'info', title: m.matrix_files_gone({ count: number(gone.length) }) });
      })
      .catch((failure: unknown) => fail(m.matrix_files_failed(), failure));
  };
  return (
    <Dialog
      isOpen={started !== undefined}
      onClose={close}
      title={started ? m.matrix_files_title({ week: weekWords(started.week, locale) }) : ''}
      actions={
        progress ? (
          <Button onClick={archives.stop}>{m.matrix_files_stop()}</Button>
        ) : (
          <>
            <Button onClick={close}>{m.orga_close()}</Button>
            {data?.length !== 0 && (
              <Button variant="primary" disabled={!data} onClick={handleSave}>
                {m.matrix_files_save()}
              </Button>
            )}
          </>
        )
      }
    >
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {data && (
        <Text step="ui" role="status">
          {data.length === 0
            ? m.matrix_files_none()
            : m.matrix_files_count({
                files: number(data.length),
                teams: teamCount(teams, locale),
                size: megabytes(total),
              })}
          {parts > 1 && ` ${m.matrix_files_parts({ count: parts })}`}
        </Text>
      )}
      {progress && (
        <FileUpload
          name={`${name}.zip`}
          share={total > 0 ? progress.done / total : 0}
          amount={m.matrix_files_progress({
            done: number(Math.round(progress.done / MEGABYTE)),
            total: megabytes(total),
          })}
          note={m.matrix_files_note()}
        />
      )}
    </Dialog>
  );
}

import { handInAdminQueries } from '@grow/core/hand-in-admin';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Dialog, Skeleton, SkeletonGroup, Text } from '@grow/ui';
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
  const request = {
    milestoneId: started?.week.milestone.id ?? '',
    teamIds: started ? teamIdsOf(started.rows) : [],
  };
  const { data, error } = useQuery(
    enabledWhile(started !== undefined, handInAdminQueries(supabase).files(request)),
  );
  const archives = useArchives(`grow-week-${started?.week.week ?? 0}`);
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
      .then((isDone) => isDone && onClose())
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
            <Button onClick={close}>{m.orga_keep()}</Button>
            <Button variant="primary" disabled={!data || data.length === 0} onClick={handleSave}>
              {m.matrix_files_save()}
            </Button>
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
          {progress &&
            m.matrix_files_progress({ done: megabytes(progress.done), total: megabytes(progress.total) })}
          {!progress && data.length === 0 && m.matrix_files_none()}
          {!progress &&
            data.length > 0 &&
            m.matrix_files_count({
              files: number(data.length),
              teams: teamCount(teams, locale),
              size: megabytes(total),
            })}
          {!progress && parts > 1 && ` ${m.matrix_files_parts({ count: parts })}`}
        </Text>
      )}
    </Dialog>
  );
}

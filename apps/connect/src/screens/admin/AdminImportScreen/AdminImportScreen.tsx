import type { PeopleImport } from '@grow/core/people-import';
import { ButtonLink, EmptyState, Skeleton, SkeletonGroup } from '@grow/ui';
import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';
import { DonePart } from './DonePart';
import { DraftPart } from './DraftPart';
import { FilePart } from './FilePart';
import { importOf } from './importAddress';
import { RunPart } from './RunPart';
import { StepShown, type ImportStep } from './stepShown';
import { useImport, useImportTable } from './useImport';

const waiting = () => (
  <SkeletonGroup label={m.loading()}>
    {Array.from({ length: 6 }, (_, row) => (
      <Skeleton key={row} shape="control" />
    ))}
  </SkeletonGroup>
);

const gone = () => (
  <EmptyState
    title={m.import_gone()}
    description={m.import_gone_detail()}
    action={
      <ButtonLink href={fullPath(paths.adminImport())} linkComponent={AppLink}>
        {m.import_begin_anew()}
      </ButtonLink>
    }
  />
);

function Draft({ draft }: { draft: PeopleImport }) {
  const table = useImportTable(draft.id);
  // What was read once stays when reading it anew fails: somebody is mending.
  if (table.data) return <DraftPart draft={draft} table={table.data} />;
  return table.error ? <FailedPart error={table.error} /> : waiting();
}

function StoredImport({ id }: { id: string }) {
  const { data: found, error } = useImport(id);
  if (found === null) return gone();
  if (!found) return error ? <FailedPart error={error} /> : waiting();
  if (!found.startedAt) return <Draft key={id} draft={found} />;
  const underWay = [found.undo, found.job].find(
    (job) => job?.state === 'waiting' || job?.state === 'running',
  );
  return underWay ? (
    <RunPart found={found} job={underWay} isUndo={underWay === found.undo} />
  ) : (
    <DonePart found={found} />
  );
}

/** Many people at once, for organisers: from a file or pasted, looked at row by row, imported, and taken back within a day. */
export function AdminImportScreen() {
  const [query] = useSearchParams();
  const id = importOf(query);
  const shown = useRef<ImportStep>(undefined);
  const isAnother = useCallback((step: ImportStep) => {
    const before = shown.current;
    shown.current = step;
    return before !== undefined && before !== step;
  }, []);
  return (
    <StepShown value={isAnother}>
      {id === undefined ? <FilePart /> : <StoredImport key={id} id={id} />}
    </StepShown>
  );
}

import { leftOutCsv, peopleImportRepository, type PeopleImport } from '@grow/core/people-import';
import { useGrowClient } from '@grow/shell';
import { m } from '../../../paraglide/messages';
import { useFailureToast } from '../../../shared/failure';
import { useListFile } from '../../../shared/file';

/** The rows that stayed out, as a file that can be mended and imported again. */
export function useLeftOutFile({ id, name }: PeopleImport) {
  const { supabase } = useGrowClient();
  const fail = useFailureToast();
  const { progress, save } = useListFile(async () => ({
    name: `${name.replace(/\.\w+$/, '')}-${m.import_download_name()}.csv`,
    text: leftOutCsv(await peopleImportRepository(supabase).getTable(id), m.email()),
  }));
  return {
    isBusy: progress !== undefined,
    save: () => {
      save().catch((error: unknown) => fail(m.admin_event_csv_failed(), error));
    },
  };
}

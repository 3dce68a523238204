import { accountMutations } from '@grow/core/account';
import { useGrowClient } from '@grow/shell';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';
import { saveFile } from '../../shared/file';

/** Collects everything about the person and hands it to the downloads. */
export function useDataExport() {
  const { supabase } = useGrowClient();
  return useProductMutation(accountMutations(supabase).exportMyData(saveFile), {
    words: {
      done: m.privacy_export_done(),
      detail: ({ name }) => m.privacy_export_done_detail({ file: name }),
    },
  });
}

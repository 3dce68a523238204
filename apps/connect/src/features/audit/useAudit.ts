import {
  auditCsvHead,
  auditCsvLines,
  auditQueries,
  auditRepository,
  type AuditActor,
  type AuditEntry,
  type AuditFilter,
} from '@grow/core/audit';
import { useGrowClient } from '@grow/shell';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { m } from '../../paraglide/messages';
import type { MakeListFile } from '../../shared/file';
import { useAddressChoice, type Choose } from '../../shared/list';
import { auditLog, type AuditChoice } from './auditAddress';
import { auditCsvWords } from './auditWords';

/** What the address asks for, and the way to ask for something else: that begins with the newest. */
export function useAuditChoice(): { choice: AuditChoice; choose: Choose<AuditChoice> } {
  const { choice, choose } = useAddressChoice(auditLog);
  return { choice, choose: (changes, options) => choose({ before: undefined, ...changes }, options) };
}

/** The page of entries that is asked for; the one before stays on the screen until it is there. */
export function useAuditEntries({ before, ...filter }: AuditChoice): UseQueryResult<AuditEntry[]> {
  const { supabase } = useGrowClient();
  return useQuery({
    ...auditQueries(supabase).entries(filter, before),
    placeholderData: keepPreviousData,
  });
}

/** How many entries are found, up to a thousand; undefined while it is not known. */
export function useAuditCount(filter: AuditFilter): number | undefined {
  const { supabase } = useGrowClient();
  return useQuery(auditQueries(supabase).count(filter)).data;
}

/** Who can do something to other people's things; nobody while it is not known. */
export function useAuditActors(): readonly AuditActor[] {
  const { supabase } = useGrowClient();
  return useQuery(auditQueries(supabase).actors()).data ?? [];
}

/** Writes every entry that is found into a file, and keeps no more than its text. */
export function useAuditFile(filter: AuditFilter): MakeListFile {
  const { supabase } = useGrowClient();
  return async ({ signal, onProgress }) => {
    const words = auditCsvWords();
    const texts = [auditCsvHead(words)];
    let done = 0;
    await auditRepository(supabase).readEntries(
      filter,
      (page) => {
        texts.push(auditCsvLines(page, words));
        done += page.length;
        // How many there are is counted up to a thousand only.
        onProgress(done, 0);
      },
      { signal },
    );
    return { name: `grow-${m.audit_export_file()}.csv`, text: texts.join('') };
  };
}
